/** The styles that answer pages add: three large buttons, facts, a comment. */
export const answerStyle = `
main { padding: 2rem 1.25rem 2rem calc(12% + 1.25rem); width: 100%; }
.team { display: flex; align-items: center; gap: 0.5rem; margin-top: 1rem; font-weight: 600; }
.team svg { flex: none; }
.when { font-size: 1.25rem; font-variant-numeric: tabular-nums; }
h2 { margin: 1.75rem 0 0; font-size: 1.25rem; line-height: 1.3; }
dl { margin: 0.75rem 0 0; display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; }
dt { color: oklch(0.83 0.025 140); }
dd { margin: 0; min-width: 0; overflow-wrap: anywhere; }
a { color: inherit; text-underline-offset: 0.2em; }
dd a { display: inline-block; margin-block: -0.6rem; padding-block: 0.6rem; }
.answers { display: grid; gap: 0.75rem; margin-top: 1rem; }
.answers button { margin: 0; min-height: 3.5rem; justify-content: center; gap: 0.5rem; font-size: 1.125rem;
  border: 2px solid oklch(0.975 0.008 100 / 0.6); background: none; color: inherit; }
.answers [aria-pressed='true'] { border-color: oklch(0.975 0.008 100); background: oklch(0.975 0.008 100);
  color: oklch(0.25 0.04 165); }
.notice { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.5rem 1rem; margin-top: 1rem; }
.notice p, .notice button { margin: 0; }
label { margin-top: 1.75rem; }
textarea { display: block; width: 100%; max-width: 32rem; margin-top: 0.5rem; padding: 0.6rem 0.75rem; border: 0; border-radius: 8px;
  background: oklch(0.985 0.005 100); color: oklch(0.235 0.03 165); font: inherit; }
.comment button { margin-top: 0.75rem; }
.comment:focus-within [role='status'] { display: none; }
:focus-visible { outline: 3px solid oklch(0.975 0.008 100); outline-offset: 3px; }
@media (min-width: 40rem) { main { padding-left: 4rem; } }
@media (forced-colors: active) { .answers [aria-pressed='true'] { outline: 3px solid Highlight; } }
`
