import { inlineHash, plainStyle } from '#server/platform/http/plain-page.ts'

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
  `style-src ${inlineHash(plainStyle)}`,
  `script-src ${inlineHash(script)}`,
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')
