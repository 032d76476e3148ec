/** The styles of an email's page: crest, events with two answers, secondary links. */
export const welcomeStyle = `
main { padding: 2rem 1.25rem 2rem calc(12% + 1.25rem); width: 100%; }
main > form > button { width: 100%; justify-content: center; }
.team { display: flex; align-items: center; gap: 0.75rem; margin-top: 1rem; }
.team img { width: 3rem; height: 3rem; object-fit: contain; border-radius: 8px; background: oklch(0.975 0.008 100); }
.team p { margin: 0; }
fieldset { margin: 1.25rem 0 0; padding: 0.75rem 1rem; min-width: 0; border: 1px solid oklch(0.975 0.008 100 / 0.35); border-radius: 8px; }
legend { padding: 0 0.25rem; font-weight: 600; }
.when { margin: 0; }
.answers { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; margin-top: 0.5rem; }
.answers > span { flex: 1 0 100%; }
.answers label { flex: 1; display: inline-flex; align-items: center; justify-content: center; gap: 0.5rem; white-space: nowrap; min-height: 2.75rem; padding: 0 0.75rem;
  border: 1px solid oklch(0.975 0.008 100 / 0.5); border-radius: 8px; cursor: pointer; }
.answers label:has(:checked) { background: oklch(0.975 0.008 100); color: oklch(0.25 0.04 165); }
.answers input { accent-color: oklch(0.5 0.13 165); width: 1.1rem; height: 1.1rem; }
:focus-visible { outline: 3px solid oklch(0.975 0.008 100); outline-offset: 3px; }
details { margin-top: 1rem; }
summary { min-height: 2.75rem; display: list-item; padding-block: 0.6rem; cursor: pointer; }
.field { display: block; margin-top: 0.75rem; }
.field input, .field select { display: block; width: 100%; max-width: 24rem; min-height: 2.75rem; margin-top: 0.25rem;
  padding: 0 0.75rem; border: 1px solid oklch(0.6 0.03 165); border-radius: 8px; font: inherit;
  background: oklch(0.985 0.005 100); color: oklch(0.25 0.04 165); }
.ways { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin-top: 1rem; }
.ways button, .ways a { display: inline-flex; align-items: center; min-height: 2.75rem; margin: 0; padding: 0;
  background: none; color: inherit; font-weight: 400; text-decoration: underline; text-underline-offset: 0.2em; }
@media (min-width: 40rem) { main { padding-left: 4rem; } }
@media (forced-colors: active) { .answers label:has(:checked) { outline: 2px solid Highlight; } }
`
