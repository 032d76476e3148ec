import { createHash } from 'node:crypto'

/** The ground, ink and signal of the other pages, in the theme the reader's machine has. */
export const style = `
:root { color-scheme: light dark;
  --ground: light-dark(oklch(0.977 0.008 95), oklch(0.193 0.021 168));
  --raised: light-dark(oklch(1 0 0), oklch(0.268 0.026 168));
  --text: light-dark(oklch(0.255 0.028 165), oklch(0.955 0.01 100));
  --muted: light-dark(oklch(0.46 0.016 95), oklch(0.78 0.018 120));
  --line: light-dark(oklch(0.892 0.012 92), oklch(0.338 0.026 168));
  --link: light-dark(oklch(0.36 0.07 165), oklch(0.9 0.06 130));
  --pitch: light-dark(oklch(0.31 0.05 165), oklch(0.25 0.04 165));
  --chalk: oklch(0.975 0.008 100); --signal: oklch(0.765 0.168 62); --on-signal: oklch(0.235 0.035 60);
  --focus: light-dark(oklch(0.42 0.09 165), oklch(0.93 0.06 130)); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); overflow-wrap: anywhere;
  font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
.within { max-width: 56rem; margin: 0 auto; padding: 0 1rem; }
header { background: var(--pitch); color: var(--chalk); padding: 1.5rem 0; }
header a { color: var(--chalk); }
.mark { margin: 0; font-weight: 700; }
.mark a { color: var(--signal); text-decoration: none; }
form { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: end; margin-top: 1rem; }
label { flex: 1 1 14rem; font-weight: 600; }
input { display: block; width: 100%; min-height: 2.75rem; padding: 0 0.75rem; font: inherit;
  border: 1px solid oklch(0.6 0.016 95); border-radius: 8px; background: var(--raised); color: var(--text); }
button { min-height: 2.75rem; padding: 0 1.25rem; border: 0; border-radius: 8px; background: var(--signal);
  color: var(--on-signal); font: inherit; font-weight: 600; cursor: pointer; }
main { padding-block: 1.5rem 4rem; }
h1 { margin: 0.25rem 0 0; font-size: clamp(1.5rem, 5vw, 2rem); line-height: 1.2; }
h2 { margin: 2rem 0 0.5rem; font-size: 1.25rem; line-height: 1.3; }
h3 { margin: 1rem 0 0.25rem; font-size: 1rem; }
p { margin: 0.5rem 0; } .quiet { color: var(--muted); }
a { color: var(--link); }
a:focus-visible, summary:focus-visible, input:focus-visible, button:focus-visible {
  outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
header :focus-visible { outline-color: var(--chalk); }
code, pre { font: 0.875rem/1.5 ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace; }
pre { margin: 0.5rem 0; padding: 0.75rem; white-space: pre-wrap; border: 1px solid var(--line);
  border-radius: 8px; background: var(--raised); }
details { border-bottom: 1px solid var(--line); }
summary { min-height: 2.75rem; padding: 0.625rem 0; cursor: pointer; font-weight: 600; }
ul { margin: 0; padding: 0 0 0.75rem; list-style: none; }
li { padding: 0.5rem 0; } li a { display: block; padding: 0.25rem 0; }
article { margin-top: 1.5rem; padding: 1rem; border: 1px solid var(--line); border-radius: 12px;
  scroll-margin-top: 1rem; }
article > h2 { margin-top: 0; }
article details:last-child { border-bottom: 0; }
.method { font-weight: 700; }
dl { margin: 0; } dt { margin-top: 0.75rem; font-weight: 600; } dd { margin: 0; }
@media (min-width: 40rem) {
  dl { display: grid; grid-template-columns: minmax(8rem, 16rem) 1fr; gap: 0.25rem 1.5rem; } dt { margin: 0; } }
@media print { header { background: none; color: inherit; } form { display: none; } }
`

/** Nothing but the style, the icon, and the question of the search field. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')
