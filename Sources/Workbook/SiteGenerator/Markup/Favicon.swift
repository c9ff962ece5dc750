/// The icon in the browser's tab, a timeline with two marbles and a completion mark.
let favicon = """
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <style>
  .ground { fill: #fdfcfa; } .line { stroke: #686057; } .first { fill: #b3531f; } .second { fill: #1c6166; }
  @media (prefers-color-scheme: dark) {
  .ground { fill: #1b1a18; } .line { stroke: #a79f93; } .first { fill: #e08a50; } .second { fill: #7fcdc8; }
  }
  </style>
  <rect class="ground" width="32" height="32" rx="7"/>
  <path class="line" d="M3 16h24M27 9v14" fill="none" stroke-width="2.5" stroke-linecap="round"/>
  <circle class="first" cx="9.5" cy="16" r="5"/>
  <circle class="second" cx="20" cy="16" r="4"/>
  </svg>

  """
