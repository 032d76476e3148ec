import { createHash } from 'node:crypto'

/** The pitch and its chalk line, as on the other pages that stand alone. */
export const style = `
:root { color-scheme: light dark; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; min-height: 100dvh; display: grid; align-items: center;
  background: light-dark(oklch(0.31 0.05 165), oklch(0.25 0.04 165)); color: oklch(0.975 0.008 100);
  font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
body::before { content: ''; position: fixed; inset-block: 0; left: 12%; width: 3px;
  background: oklch(0.975 0.008 100 / 0.9); }
main { max-width: 40rem; padding: 5rem 1.5rem 5rem calc(12% + 1.5rem); overflow-wrap: anywhere; }
p { margin: 0.75rem 0 0; }
h1 { margin: 1rem 0 0; font-size: clamp(1.75rem, 6vw, 2.5rem); line-height: 1.15; letter-spacing: -0.01em; }
.mark { margin: 0; font-weight: 700; color: oklch(0.765 0.168 62); }
.message { white-space: pre-line; border-left: 3px solid oklch(0.765 0.168 62); padding-left: 1rem; }
.quiet { color: oklch(0.83 0.025 140); }
button { margin-top: 2rem; min-height: 2.75rem; padding: 0 1.25rem; border: 0; border-radius: 8px;
  background: oklch(0.765 0.168 62); color: oklch(0.235 0.035 60); font: inherit; font-weight: 600; cursor: pointer; }
button:focus-visible { outline: 3px solid oklch(0.975 0.008 100); outline-offset: 3px; }
@media (min-width: 40rem) { body::before { left: 22%; } main { margin-left: 22%; padding-left: 4rem; } }
`

/** Writes the time in the reader's zone, reloads on the button, and comes back when it is over. */
export const script = `
const reload = () => location.reload()
document.querySelector('form').addEventListener('submit', (event) => { event.preventDefault(); reload() })
for (const time of document.querySelectorAll('time')) {
  const lang = document.documentElement.lang
  const words = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang,
    { dateStyle: 'long', timeStyle: 'short' }).format(new Date(time.dateTime))
  time.textContent = lang === 'fr' ? words.replace(/^1 /, '1er ') : words
}
const look = async () => {
  try {
    const answer = await fetch('/rest/v1/maintenance', { cache: 'no-store' })
    if (answer.ok && (await answer.json()).isOn === false) reload()
  } catch {}
}
setInterval(look, 10000 + Math.random() * 5000)
`

/** Nothing but these two, the icon, and the question whether it is over. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src '${hashOf(style)}'`,
  `script-src '${hashOf(script)}'`,
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

function hashOf(inline: string): string {
  return `sha256-${createHash('sha256').update(inline).digest('base64')}`
}
