/// The style sheet of every page.
///
/// Colours are chosen for a contrast of at least 4.5 to 1 in light and dark.
let styleSheet = """
  :root {
    color-scheme: light dark;
    --text: Charter, "Bitstream Charter", "Sitka Text", Cambria, Georgia, serif;
    --plain: system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif;
    --code: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
  }

  \(Theme.styles())
  * { box-sizing: border-box; }

  html {
    font-size: calc(112.5% * var(--size, 1));
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

  [data-size="small"] { --size: 0.88; }
  [data-size="large"] { --size: 1.2; }
  [data-size="huge"] { --size: 1.4; }

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

  .table {
    margin: 0 0 1.1rem;
    overflow-x: auto;
    background:
      linear-gradient(to right, var(--paper) 1.5rem, transparent) left / 3rem 100% no-repeat local,
      linear-gradient(to left, var(--paper) 1.5rem, transparent) right / 3rem 100% no-repeat local,
      linear-gradient(to right, var(--line), transparent) left / 0.6rem 100% no-repeat,
      linear-gradient(to left, var(--line), transparent) right / 0.6rem 100% no-repeat;
  }
  table { min-width: 100%; border-collapse: collapse; font-size: 0.94rem; line-height: 1.45; }
  th, td { padding: 0.45rem 0.75rem; text-align: left; vertical-align: top; }
  th { border-bottom: 2px solid var(--line); font-family: var(--plain); font-size: 0.85rem; }
  td { border-bottom: 1px solid var(--line); min-width: 6rem; overflow-wrap: normal; }
  thead td { border-bottom-width: 2px; }
  th:first-child, td:first-child { padding-left: 0; }
  .centre { text-align: center; }
  td.right, th.right { text-align: right; }

  .aside { margin: 0 0 1.1rem; padding: 0.75rem 1rem; border-left: 4px solid var(--type); }
  .aside { border-radius: 0 8px 8px 0; background: var(--panel); }
  .aside > :last-child { margin-bottom: 0; }
  .aside > .kind { margin: 0 0 0.25rem; color: var(--type); font: 600 0.85rem/1.5 var(--plain); }
  .aside.warning { border-color: var(--string); }
  .aside.warning > .kind { color: var(--string); }

  .wraps { white-space: pre-wrap; }
  .wraps > * { display: block; }
  .wraps > * > span {
    display: block;
    padding-left: calc((var(--i, 0) + 4) * 1ch);
    text-indent: calc((var(--i, 0) + 4) * -1ch);
    overflow-wrap: break-word;
  }
  \((1...CodeLines.deepest).map { ".i\($0){--i:\($0)}" }.joined())
  .numbered { counter-reset: line; }
  .numbered > * > span { position: relative; margin-left: 2.5rem; }
  .numbered > * > span::before {
    content: counter(line);
    counter-increment: line;
    position: absolute;
    left: -2.5rem;
    width: 2rem;
    color: var(--quiet);
    text-align: right;
    text-indent: 0;
  }
  .numbered :target { background: var(--printed); }
  .run { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; margin: 0; padding: 0.35rem 1rem; }
  .run { border-top: 1px solid var(--line); color: var(--quiet); font: 0.8rem/1.5 var(--plain); }
  .run code { padding: 0; background: none; }
  .run a { color: inherit; }
  figure > .whole { margin: 0; border: 0; border-top: 1px solid var(--line); border-radius: 0; }
  figure > .whole > summary { color: var(--link); font-size: 0.85rem; }
  figure > .whole > * { margin: 0; }
  .example > figcaption::after, .marbles > figcaption::after { content: var(--proven, none); float: right; }

  .key { float: right; margin-left: 1.25rem; color: inherit; }

  code i { color: var(--function); font-style: normal; }
  code b { color: var(--keyword); font-weight: 600; }
  code u { color: var(--type); text-decoration: none; }
  code bdi { color: var(--string); }
  code .n { color: var(--number); }
  code var { color: var(--parameter); font-style: normal; }
  code .c { color: var(--comment); font-style: italic; }
  code .a { color: var(--attribute); }
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
  .picture img { display: block; margin: 0 auto; }
  .picture figcaption { border-top: 1px solid var(--line); border-bottom: 0; }
  .fails, .warns { border-left: 4px solid var(--mark); }
  .sketch { border-style: dashed; }

  .marbles figcaption { display: flow-root; }
  .marbles .rows { padding: 0.5rem 0; }
  .marbles svg, .marks svg { display: block; max-width: 100%; height: auto; }
  .marbles svg, .marks svg { margin: 0 auto; font: 11px/1 var(--code); }
  .marbles text, .marks text { fill: var(--ink); }
  .row text { text-anchor: middle; transform: translateY(4px); }
  .row > text { fill: var(--quiet); text-anchor: start; }
  .row path { fill: none; stroke: var(--quiet); }
  .row :is(.end, .error) { stroke: var(--ink); stroke-width: 1.75; }
  .row :is(.enter, .leave) { stroke: var(--link); stroke-width: 1.75; }
  .row circle { r: 7px; }
  .row rect { y: -7px; height: 14px; rx: 7px; }
  .row :is(circle, rect) { fill: var(--paper); stroke: var(--mark); stroke-width: 1.25; }
  .marbles .operator { fill: var(--panel); stroke: var(--line); }
  .now { visibility: hidden; stroke: var(--link); stroke-dasharray: 3 2; }
  .now.on { visibility: visible; }
  .later { opacity: 0.25; }
  .row .here :is(circle, rect) { fill: var(--link); stroke: var(--link); }
  .marbles .here text { fill: var(--paper); }
  .row .here [class] { stroke: var(--link); stroke-width: 2.5; }
  .player { display: flex; gap: 0.35rem; align-items: baseline; padding: 0.25rem 0.5rem 0; }
  .player button, .change button {
    min-width: 1.9rem;
    padding: 0.05rem 0.35rem;
    border: 1px solid var(--line);
    border-radius: 4px;
    background: var(--paper);
    color: var(--quiet);
    font: 0.8rem/1.6 var(--plain);
    cursor: pointer;
  }
  :is(.player, .change) button:hover:enabled { color: var(--link); border-color: var(--mark); }
  .player .wide { order: 1; margin-left: auto; }
  .change button:disabled { opacity: 0.5; cursor: default; }
  .change button[aria-pressed="true"] { border-color: var(--link); color: var(--link); }
  .change { padding: 0.5rem 0.5rem 0; color: var(--quiet); font: 0.8rem/1.6 var(--plain); }
  .tools { display: flex; flex-wrap: wrap; gap: 0.35rem; align-items: baseline; margin-bottom: 0.4rem; }
  .tools :is(input, select) {
    max-width: 11rem;
    padding: 0.05rem 0.3rem;
    border: 1px solid var(--line);
    border-radius: 4px;
    background: var(--paper);
    color: var(--ink);
    font: inherit;
  }
  .tools input[type="number"] { width: 4.5rem; }
  .told { display: block; min-height: 1.3rem; color: var(--ink); }
  .help { margin: 0.25rem 0 0; }
  .open .frame { display: block; overflow-x: auto; }
  .open .frame svg { max-width: none; }
  .hit { opacity: 0; }
  .row.open { cursor: copy; }
  .mark { cursor: grab; touch-action: none; }
  .mark:focus { outline: none; }
  .row :is(.mark:focus-visible, .chosen) :is(circle, rect:not(.hit)) { stroke: var(--link); stroke-width: 2.5; }
  .row :is(.mark:focus-visible, .chosen) path { stroke: var(--link); stroke-width: 3; }
  .mark:focus-visible .hit { opacity: 1; fill: none; stroke: var(--mark); stroke-width: 2; }
  .mark.out { opacity: 0.3; }
  .player output { min-width: 0; color: var(--quiet); font: 0.8rem/1.5 var(--plain); }
  figure figure { border-width: 1px 0 0; border-radius: 0; }
  .marks { width: 100%; border-collapse: collapse; }
  .marks th { color: var(--quiet); font: 0.8rem/1.5 var(--plain); text-align: left; }
  .marks th, .marks td { padding: 0.4rem 1rem 0.4rem 0; border-bottom: 1px solid var(--line); }
  .marks code { white-space: nowrap; }
  .legend { display: grid; grid-template-columns: max-content 1fr; gap: 0.1rem 0.75rem; margin: 0; }
  .legend { padding: 0.25rem 1rem 0.6rem; font: 0.8rem/1.5 var(--code); }
  .legend dd { margin: 0; }

  .bar { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: center; padding: 0.9rem 0; }
  .bar { max-width: 42rem; margin: 0 auto; font: 0.85rem/1.5 var(--plain); }
  .bar a { color: var(--quiet); }
  .search { position: relative; }
  .search input, .filter input { border: 1px solid var(--line); border-radius: 4px; background: var(--paper); }
  .search input, .filter input { padding: 0.15rem 0.4rem; color: var(--ink); font: inherit; }
  .search input { width: 11rem; }
  .search input::placeholder { color: var(--quiet); opacity: 1; }
  .filter { font: 0.85rem/1.5 var(--plain); color: var(--quiet); }
  .filter + .said { margin-left: 0.75rem; }
  .said { margin: 0; color: var(--quiet); font: 0.8rem/1.5 var(--plain); }
  .found {
    position: absolute;
    right: 0;
    top: calc(100% + 0.35rem);
    z-index: 2;
    width: min(34rem, calc(100vw - 2.5rem));
    border: 1px solid var(--line);
    border-radius: 8px;
    background: var(--paper);
    box-shadow: 0 0.5rem 1.5rem rgb(0 0 0 / 0.25);
  }
  .found .said { padding: 0.4rem 1rem; }
  .found a { display: block; padding: 0.5rem 1rem; border-top: 1px solid var(--line); color: var(--ink); }
  .found a { text-decoration: none; }
  .found b { color: var(--link); }
  .found code { background: none; padding: 0; }
  .found [aria-selected="true"] { background: var(--printed); }
  .found .place { display: block; color: var(--quiet); font-size: 0.8rem; }
  .found .context { display: block; color: var(--ink); overflow-wrap: anywhere; }
  .found mark { background: none; color: var(--link); font-weight: 600; }
  .setting { color: var(--quiet); }
  .setting select { padding: 0.1rem 0.25rem; border: 1px solid var(--line); border-radius: 4px; }
  .setting select { background: var(--paper); color: var(--ink); font: inherit; }
  .copied { position: relative; margin: 0 0 1.1rem; }
  .copied pre, figure .copied { margin: 0; }
  .copy {
    position: absolute;
    top: 0.4rem;
    right: 0.4rem;
    padding: 0.1rem 0.5rem;
    border: 1px solid var(--line);
    border-radius: 4px;
    background: var(--paper);
    color: var(--quiet);
    font: 0.75rem/1.6 var(--plain);
    cursor: pointer;
    opacity: 0;
  }
  .copied:hover .copy, .copy:focus-visible { opacity: 1; }
  .types { right: 4.25rem; }
  .types:only-of-type { right: 0.4rem; }
  .types[aria-pressed="true"] { border-color: var(--link); color: var(--link); }
  .wraps > * > .stage { padding-left: 10ch; text-indent: -2ch; color: var(--quiet); font-style: italic; }
  .stage::before { content: attr(data-type); }
  .wraps.untyped > * > .stage { display: none; }
  .symbol {
    position: absolute;
    z-index: 2;
    max-width: min(34rem, calc(100vw - 1rem));
    padding: 0.5rem 0.75rem;
    border: 1px solid var(--line);
    border-radius: 8px;
    background: var(--paper);
    box-shadow: 0 0.5rem 1.5rem rgb(0 0 0 / 0.25);
    font: 0.85rem/1.5 var(--plain);
    overflow-wrap: anywhere;
  }
  .symbol > code { display: block; padding: 0; background: none; }
  .symbol p { margin: 0.25rem 0 0; }
  .symbol .from { color: var(--quiet); }
  ::highlight(symbol) { background: var(--line); }
  .crumbs { flex: 1; color: var(--quiet); }
  main { max-width: 42rem; margin: 0 auto; }
  .title { padding: 1.5rem 0 1.25rem; }
  .title p { margin: 0.25rem 0; color: var(--quiet); font-family: var(--plain); }

  .side {
    max-width: 42rem;
    margin: 4rem auto 0;
    padding-top: 1.5rem;
    border-top: 1px solid var(--line);
    font: 0.85rem/1.45 var(--plain);
  }
  .side p, .side h2 { margin: 0 0 0.5rem; font-size: inherit; font-weight: 600; letter-spacing: 0; }
  .side h2 { margin-top: 1.25rem; }
  .side ul + p { margin-top: 1.25rem; }
  .side ul { margin: 0; padding: 0; list-style: none; }
  .side a { display: block; padding: 0.1rem 0; color: var(--ink); text-decoration: none; }
  .side a:hover { color: var(--link); text-decoration: underline; }
  .side a:has(> .number) { position: relative; padding-left: 1.8rem; }
  .side .number { position: absolute; left: 0; color: var(--quiet); }
  .side [aria-current] { color: var(--link); font-weight: 600; }
  .side .sections { margin: 0.35rem 0 0.75rem 0.4rem; padding-left: 1rem; border-left: 1px solid var(--line); }
  .side .sections a { color: var(--quiet); }
  .side .sections [aria-current] { color: var(--link); font-weight: 400; }
  .side code { padding: 0; background: none; }

  .challenge { margin-top: 2rem; padding-top: 0.25rem; border-top: 1px solid var(--line); }
  .challenge .heading { margin-top: 1rem; }
  details { margin: 0 0 0.75rem; border: 1px solid var(--line); border-radius: 8px; }
  summary { padding: 0.5rem 1rem; font-family: var(--plain); font-size: 0.9rem; cursor: pointer; }
  details > :not(summary) { margin-left: 1rem; margin-right: 1rem; }
  figure > .asked, .output > .asked { margin: 0; border: 0; border-radius: 0; background: var(--printed); }
  .asked > summary { color: var(--link); font-weight: 600; }
  figure > pre + .asked { border-top: 1px solid var(--line); }
  .asked[open] > summary { padding-bottom: 0; color: var(--quiet); font-weight: 400; font-size: 0.8rem; }
  .asked[open] .closed, .asked:not([open]) .open { display: none; }
  .asked > .printed { margin: 0; padding-top: 0.35rem; }
  .asked > :is(figure, .rows) { margin: 0; }
  .switch { display: inline-block; margin-top: 0.75rem; color: var(--quiet); }
  .switch { font: 0.85rem/1.5 var(--plain); cursor: pointer; }
  .answers { margin: 0 0 2.5rem; }
  .answers details { margin: 0 0 0.4rem; }
  .answers summary { display: flex; gap: 0.75rem; padding: 0.45rem 1rem; list-style: none; }
  .answers summary::-webkit-details-marker { display: none; }
  .answers summary:hover { background: var(--panel); border-radius: 8px; }
  .answers summary b { color: var(--link); }
  .answers summary > span { min-width: 0; }
  .answers samp { display: block; min-height: 1lh; white-space: pre-wrap; overflow-wrap: anywhere; }
  .answers [open] > summary { border-bottom: 1px solid var(--line); border-radius: 8px 8px 0 0; background: var(--panel); }
  .answers p { margin-top: 0.6rem; margin-bottom: 0.7rem; font-size: 0.95rem; }
  .answers .right[open] { border-color: var(--type); border-left-width: 4px; }
  .answers .wrong[open] { border-color: var(--mark); border-left-width: 4px; }
  .choose, .choices li, .operators li, .names { font-family: var(--plain); font-size: 0.92rem; }
  .choose { margin: 0 0 1.1rem; padding: 0.25rem 1rem; border: 1px solid var(--line); border-radius: 8px; }
  .choose ul, .choices ul { margin: 0; padding: 0; list-style: none; }
  .choose ul ul, .choices ul ul { padding-left: 1rem; }
  .choose li, .choices li { margin: 0; }
  .choose .question { padding: 0.4rem 0; }
  .choose .question > p { margin: 0; font-weight: 600; }
  .choose .question .question > p { font-weight: 400; }
  .choose > ul > .question + .question { border-top: 1px solid var(--line); }
  .choice, .instead { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 45%); gap: 0 1rem; }
  .choice, .instead > * { padding: 0.1rem 0; }
  .instead { column-gap: 0; margin: 0 0 1.25rem; }
  .instead dt { padding-right: 1rem; }
  .instead dd { margin: 0; }
  .choice a, .instead a, .names a { text-decoration: none; }
  .choice a:hover, .instead a:hover, .names a:hover { text-decoration: underline; }
  .choice + .choice, .instead dd ~ * { border-top: 1px dotted var(--line); }
  .choices section h2 { margin: 2rem 0 0.75rem; font-size: 1.15rem; }
  .choices details { margin: 0 0 0.5rem; padding-bottom: 0.1rem; }
  .choices details > ul { margin-bottom: 0.6rem; }
  .choices li > details { border: 0; margin: 0; }
  .choices li > details > summary { padding: 0.1rem 0; }
  .choices details > :not(summary) { margin-left: 1rem; margin-right: 1rem; }
  .choices li > details > :not(summary) { margin: 0; }
  .operators details { margin: 0; border: 0; border-top: 1px solid var(--line); border-radius: 0; }
  .operators details:last-of-type { border-bottom: 1px solid var(--line); }
  .operators summary { display: grid; grid-template-columns: 13rem minmax(0, 1fr); gap: 0 1rem; padding: 0.5rem 0; }
  .operators summary > code { justify-self: start; color: var(--link); font-weight: 600; overflow-wrap: anywhere; }
  .operators summary > :first-child { background: none; padding: 0; }
  .operators summary span { color: var(--quiet); }
  .operators [open] > summary span { color: var(--ink); }
  .operators details > :not(summary) { margin-left: 0; margin-right: 0; }
  .operators ul { padding: 0; list-style: none; }
  .operators .owner { scroll-margin-top: 4rem; }
  .operators .else { margin: 0.75rem 0 0.25rem; color: var(--quiet); font: 0.85rem/1.5 var(--plain); }
  .names { display: flex; flex-wrap: wrap; gap: 0.35rem 0.75rem; padding: 0; list-style: none; }
  .names li { margin: 0; }
  .glossary dt { margin-top: 1.5rem; font: 600 1.05rem/1.4 var(--plain); }
  .glossary dfn { font-style: normal; }
  .glossary dd { margin: 0.25rem 0 0; }
  .glossary dd a { white-space: nowrap; font: 0.85rem/1.5 var(--plain); }
  .glossary dd span { color: var(--quiet); font: 0.85rem/1.5 var(--plain); }
  .proven { margin-top: 3rem; padding-top: 1rem; border-top: 1px solid var(--line); color: var(--quiet); font-size: 0.9rem; }
  .edit { font: 0.85rem/1.5 var(--plain); }
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

  .cover { padding-top: 3rem; }
  section > h2 { margin: 2.5rem 0 1rem; }
  section > h2 a { color: var(--ink); text-decoration: none; }
  section > h2 a:hover { text-decoration: underline; }
  .chapters { padding: 0; list-style: none; }
  .chapters > li { padding: 1rem 0; border-top: 1px solid var(--line); }
  .chapters > li > a { font: 600 1.15rem/1.4 var(--plain); text-decoration: none; }
  .chapters .topics { columns: 18rem; margin: 0.5rem 0; padding: 0; list-style: none; font: 0.85rem/1.5 var(--plain); }
  .chapters .topics li { margin: 0 0 0.25rem; break-inside: avoid; }
  .chapters .topics a { text-decoration: none; }
  .chapters a:hover { text-decoration: underline; }
  .chapters .number { display: inline-block; min-width: 1.5rem; color: var(--quiet); }
  .chapters p { margin: 0.25rem 0 0; }
  .chapters .size { color: var(--quiet); font: 0.8rem/1.5 var(--plain); }

  @media (min-width: 64rem) {
    .bar { max-width: 62rem; }
    .menu { display: none; }
    .frame {
      display: grid;
      grid-template-columns: 16rem minmax(0, 42rem);
      column-gap: 4rem;
      max-width: 62rem;
      margin: 0 auto;
    }
    main { grid-column: 2; margin: 0; width: 100%; }
    .side {
      grid-column: 1;
      grid-row: 1;
      position: sticky;
      top: 1.5rem;
      align-self: start;
      max-height: calc(100vh - 3rem);
      margin: 1.5rem 0 0;
      padding: 0 0.5rem 0 0;
      overflow-y: auto;
      border: 0;
      scrollbar-width: thin;
    }
  }

  @media (max-width: 40rem) {
    .search { flex: 1 0 100%; order: 1; }
    .search input { width: 100%; }
    .found { width: 100%; }
    .operators summary, .choice, .instead { grid-template-columns: minmax(0, 1fr); }
    .choice { padding: 0.35rem 0; }
    .instead dt { padding-top: 0.35rem; }
    .instead dd { padding-bottom: 0.35rem; }
    .instead dd ~ dd { border-top: 0; }
    .operators summary span { padding-left: 0; }
    html { font-size: calc(106.25% * var(--size, 1)); }
    h1 { font-size: 1.75rem; }
    pre { padding: 0.75rem; font-size: 0.88rem; }
    table { font-size: 0.88rem; }
    th, td { padding: 0.35rem 0.5rem; }
    td { min-width: 4rem; }
    figcaption, .label, .run { padding-left: 0.75rem; padding-right: 0.75rem; }
    .heading > a { position: static; padding: 0 0.25em; opacity: 1; }
    .heading > :first-child { display: inline; }
  }

  @media (prefers-reduced-motion: no-preference) {
    .moving .now { transition: transform 180ms linear; }
    .moving [data-c] { transition: opacity 180ms; }
  }

  @media (hover: none) {
    .heading > a, .copy { opacity: 1; }
    .copied:has(> .copy) > pre { padding-top: 2.4rem; }
  }

  @media (prefers-reduced-motion: reduce) {
    *, ::before, ::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; }
  }

  @media print {
    html { font-size: 10.5pt; }
    body { padding: 0; background: none; color: #000; }
    .skip, .bar, .filter, .side, .neighbours, .heading > a, .how { display: none; }
    main { max-width: none; }
    .frame { display: block; }
    pre { white-space: pre-wrap; break-inside: avoid; }
    figure, li, tr, .aside { break-inside: avoid; }
    .table { overflow: visible; background: none; }
    details::details-content { content-visibility: visible; block-size: auto; }
    .switch, .copy { display: none; }
    .player, .now { display: none; }
    .later { opacity: 1; }
    .marbles svg { max-height: 20cm; }
    .heading { break-after: avoid; }
    .text a[href^="http"]::after { content: " (" attr(href) ")"; font-size: 0.85em; }
  }

  """
