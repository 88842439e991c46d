export const panelStyles = `
  :host { all: initial; }
  section {
    position: fixed; inset: auto 0 0 auto; z-index: 2147483647; box-sizing: border-box;
    width: min(30rem, 100vw); max-height: 100dvh; overflow: auto; padding: 1rem;
    background: #16202c; color: #f2f6fa; border: 2px solid #7fb4ff; border-radius: 10px 0 0 0;
    font: 15px/1.5 system-ui, sans-serif;
  }
  :host([data-page]) section {
    inset: 0; width: auto; border: 0; border-radius: 0;
    padding-inline: max(1rem, calc(50vw - 18rem)); padding-block: clamp(1rem, 5vh, 3rem);
  }
  h1 { margin: 0 0 .25rem; font-size: 1.25rem; }
  h2 { margin: 1rem 0 .25rem; font-size: 1rem; }
  p { margin: .25rem 0; }
  ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .5rem; }
  form { display: grid; gap: .5rem; }
  label { display: grid; gap: .125rem; }
  label.row { display: flex; gap: .5rem; align-items: center; min-height: 44px; }
  button, select, a {
    min-height: 44px; padding: .25rem .75rem; box-sizing: border-box; font: inherit; color: inherit;
    background: #24354a; border: 1px solid #8fa3b8; border-radius: 6px; text-align: start;
  }
  a { display: inline-flex; align-items: center; }
  button:disabled { opacity: .6; }
  :focus-visible { outline: 3px solid #ffd479; outline-offset: 2px; }
  .bar { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: 1rem; }
  code { font-size: .9em; }
`
