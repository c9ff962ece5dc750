/// The style sheet of every page.
///
/// Colours are chosen for a contrast of at least 4.5 to 1 in light and dark.
let styleSheet = """
  :root {
    color-scheme: light dark;
    --paper: #fdfcfa;
    --ink: #24211d;
    --quiet: #686057;
    --line: #ddd6cb;
    --panel: #f5f2ec;
    --printed: #ece7dd;
    --link: #8a3a12;
    --mark: #b3531f;
    --keyword: #8f2a6b;
    --string: #a02c1c;
    --number: #1f4fa8;
    --type: #1c6166;
    --comment: #6a6459;
    --attribute: #77500a;
    --text: Charter, "Bitstream Charter", "Sitka Text", Cambria, Georgia, serif;
    --plain: system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif;
    --code: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
  }

  @media screen and (prefers-color-scheme: dark) {
    :root {
      --paper: #1b1a18;
      --ink: #e6e1d8;
      --quiet: #a79f93;
      --line: #3d3933;
      --panel: #24221f;
      --printed: #2d2a26;
      --link: #f0a878;
      --mark: #e08a50;
      --keyword: #f08bc4;
      --string: #f29a86;
      --number: #94b8f5;
      --type: #7fcdc8;
      --comment: #9c9589;
      --attribute: #e0b663;
    }
  }

  * { box-sizing: border-box; }

  html {
    font-size: 112.5%;
    scroll-padding-top: 1rem;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }

  body {
    margin: 0;
    padding: 0 1.25rem 4rem;
    background: var(--paper);
    color: var(--ink);
    font-family: var(--text);
    line-height: 1.6;
    overflow-wrap: break-word;
  }

  a { color: var(--link); text-underline-offset: 0.15em; text-decoration-thickness: from-font; }
  a:hover { text-decoration-thickness: 2px; }
  :focus-visible { outline: 3px solid var(--mark); outline-offset: 2px; border-radius: 2px; }

  .skip {
    position: absolute;
    left: -100vw;
    padding: 0.5rem 1rem;
    background: var(--paper);
    font-family: var(--plain);
  }
  .skip:focus { left: 0.5rem; top: 0.5rem; z-index: 1; }

  h1, h2, h3, h4, h5, h6 { margin: 0; font-family: var(--plain); line-height: 1.25; text-wrap: balance; }
  h1 { font-size: 2.1rem; letter-spacing: -0.02em; }
  h2 { font-size: 1.4rem; letter-spacing: -0.01em; }
  h3 { font-size: 1.15rem; }
  h4, h5, h6 { font-size: 1rem; }

  .heading { position: relative; margin: 2rem 0 0.75rem; }
  .heading:has(h2) { margin-top: 3.25rem; }
  .title .heading { margin: 0; }
  .heading > a {
    position: absolute;
    right: 100%;
    top: 0;
    padding: 0.1em 0.3em;
    color: var(--quiet);
    font-family: var(--plain);
    text-decoration: none;
    opacity: 0;
  }
  .heading:hover > a, .heading > a:focus-visible { opacity: 1; }

  p, ul, ol, blockquote, pre, figure { margin: 0 0 1.1rem; }
  ul, ol { padding-left: 1.5rem; }
  li { margin-bottom: 0.35rem; }
  li > p { margin-bottom: 0.6rem; }
  blockquote { padding-left: 1rem; border-left: 3px solid var(--mark); color: var(--quiet); }
  hr { margin: 2.5rem auto; width: 6rem; border: 0; border-top: 1px solid var(--line); }
  img { max-width: 100%; height: auto; }

  code, samp { font-family: var(--code); font-size: 0.86em; }
  :not(pre) > code {
    padding: 0.1em 0.25em;
    border-radius: 4px;
    background: var(--panel);
    -webkit-box-decoration-break: clone;
    box-decoration-break: clone;
  }
  h1 code, h2 code, h3 code { font-size: 0.92em; letter-spacing: 0; }
  pre {
    padding: 0.85rem 1rem;
    overflow-x: auto;
    border: 1px solid var(--line);
    border-radius: 8px;
    background: var(--panel);
    color: var(--ink);
    font-size: 0.94rem;
    line-height: 1.5;
    tab-size: 4;
  }

  .keyword { color: var(--keyword); font-weight: 600; }
  .string { color: var(--string); }
  .number { color: var(--number); }
  .type { color: var(--type); }
  .comment { color: var(--comment); font-style: italic; }
  .attribute { color: var(--attribute); }
  .gap { color: var(--quiet); }

  figure { border: 1px solid var(--line); border-radius: 8px; overflow: hidden; }
  figure pre { margin: 0; border: 0; border-radius: 0; }
  figcaption, .label {
    margin: 0;
    padding: 0.35rem 1rem;
    color: var(--quiet);
    font: 0.8rem/1.5 var(--plain);
  }
  figcaption { border-bottom: 1px solid var(--line); }
  .label { border-top: 1px solid var(--line); background: var(--printed); padding-bottom: 0; }
  .printed, .output figcaption { background: var(--printed); }
  .output figcaption { border-bottom: 0; padding-bottom: 0; }
  .label + .printed, .output .printed { padding-top: 0.35rem; }
  .fails, .warns { border-left: 4px solid var(--mark); }
  .sketch { border-style: dashed; }

  .marbles .rows { padding: 0.5rem 0.25rem; overflow-x: auto; }
  .marbles svg { display: block; width: 100%; height: auto; margin: 0 auto; font: 15px/1 var(--code); }
  .marbles text { fill: var(--ink); }
  .marbles .name { fill: var(--quiet); }
  .marbles .element { text-anchor: middle; }
  .marbles .line, .marbles .end, .marbles .turn { fill: none; stroke: var(--quiet); stroke-width: 1.5; }
  .marbles .end { stroke: var(--ink); stroke-width: 2.5; }
  .marbles .turn { stroke: var(--mark); stroke-width: 2; }
  .marbles .marble { fill: var(--paper); stroke: var(--mark); stroke-width: 2; }
  .marbles .operator { fill: var(--panel); stroke: var(--line); }
  .legend { display: grid; grid-template-columns: max-content 1fr; gap: 0.1rem 0.75rem; margin: 0; }
  .legend { padding: 0.25rem 1rem 0.6rem; font: 0.8rem/1.5 var(--code); }
  .legend dd { margin: 0; }

  .book { padding: 0.9rem 0; font: 0.85rem/1.5 var(--plain); }
  .book a { color: var(--quiet); }
  main { max-width: 42rem; margin: 0 auto; }
  .book, .neighbours { max-width: 42rem; margin: 0 auto; }
  .title { padding: 1.5rem 0 1.25rem; }
  .title p { margin: 0.25rem 0; color: var(--quiet); font-family: var(--plain); }

  .contents {
    margin-bottom: 2rem;
    padding: 0.75rem 1rem;
    max-height: 14rem;
    overflow-y: auto;
    border: 1px solid var(--line);
    border-radius: 8px;
    font: 0.85rem/1.45 var(--plain);
  }
  .contents ul { margin: 0; padding: 0; list-style: none; }
  .contents a { color: var(--ink); text-decoration: none; }
  .contents code { padding: 0; background: none; }
  .contents a:hover { color: var(--link); text-decoration: underline; }

  .challenge { margin-top: 2rem; padding-top: 0.25rem; border-top: 1px solid var(--line); }
  .challenge .heading { margin-top: 1rem; }
  details { margin: 0 0 0.75rem; border: 1px solid var(--line); border-radius: 8px; }
  summary { padding: 0.5rem 1rem; font-family: var(--plain); font-size: 0.9rem; cursor: pointer; }
  details > :not(summary) { margin-left: 1rem; margin-right: 1rem; }
  .how { color: var(--quiet); font-size: 0.9rem; }

  .neighbours {
    display: flex;
    flex-wrap: wrap;
    gap: 1rem;
    margin-top: 3.5rem;
    padding-top: 1.25rem;
    border-top: 1px solid var(--line);
    font-family: var(--plain);
  }
  .neighbours a { text-decoration: none; font-weight: 600; }
  .neighbours a:hover { text-decoration: underline; }
  .neighbours span { display: block; color: var(--quiet); font-size: 0.8rem; font-weight: 400; }
  .neighbours [rel="next"] { margin-left: auto; text-align: right; }

  .index .title { padding-top: 4rem; }
  .index h2 { margin: 2.5rem 0 1rem; }
  .chapters { padding: 0; list-style: none; }
  .chapters li { padding: 1rem 0; border-top: 1px solid var(--line); }
  .chapters a { font: 600 1.15rem/1.4 var(--plain); text-decoration: none; }
  .chapters a:hover { text-decoration: underline; }
  .chapters .number { display: inline-block; min-width: 1.5rem; color: var(--quiet); }
  .chapters p { margin: 0.25rem 0 0; }
  .chapters .size { color: var(--quiet); font: 0.8rem/1.5 var(--plain); }

  @media (min-width: 64rem) {
    .book { max-width: 60rem; }
    main:has(.contents) {
      display: grid;
      grid-template-columns: 14rem minmax(0, 42rem);
      column-gap: 4rem;
      max-width: 60rem;
    }
    .title, .text { grid-column: 2; }
    .contents {
      grid-column: 1;
      grid-row: 2;
      position: sticky;
      top: 1.5rem;
      align-self: start;
      max-height: calc(100vh - 3rem);
      padding: 0;
      border: 0;
    }
    .contents a { color: var(--quiet); }
    .neighbours { max-width: 60rem; padding-left: 18rem; border: 0; }
  }

  @media (max-width: 40rem) {
    html { font-size: 106.25%; }
    h1 { font-size: 1.75rem; }
    pre { padding: 0.75rem; font-size: 0.88rem; }
    figcaption, .label { padding-left: 0.75rem; padding-right: 0.75rem; }
    .heading > a { position: static; padding: 0 0.25em; opacity: 1; }
    .heading > :first-child { display: inline; }
  }

  @media (hover: none) {
    .heading > a { opacity: 1; }
  }

  @media print {
    html { font-size: 10.5pt; }
    body { padding: 0; background: none; color: #000; }
    .skip, .book, .contents, .neighbours, .heading > a, .how { display: none; }
    main, main:has(.contents) { display: block; max-width: none; }
    pre { white-space: pre-wrap; break-inside: avoid; }
    figure, li { break-inside: avoid; }
    .marbles .rows { overflow: visible; }
    .marbles svg { min-width: 0 !important; }
    .heading { break-after: avoid; }
    .text a[href^="http"]::after { content: " (" attr(href) ")"; font-size: 0.85em; }
  }

  """
