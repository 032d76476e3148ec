import { createHash } from 'node:crypto'

import type { Language } from '@touchline/domain/values/language'
import type { FastifyReply } from 'fastify'

import { escaped } from '../html.ts'

/** The style of self-contained pages: a pitch with a chalk line. */
export const plainStyle = `
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
label { display: block; font-weight: 600; }
input { width: 100%; max-width: 24rem; min-height: 2.75rem; margin-top: 0.5rem; padding: 0 0.75rem; border: 0;
  border-radius: 8px; background: oklch(0.985 0.005 100); color: oklch(0.235 0.03 165); font: inherit; }
input:focus-visible { outline: 3px solid oklch(0.765 0.168 62); outline-offset: 3px; }
[role='alert'] { font-weight: 600; color: oklch(0.86 0.12 62); }
button, .button { display: inline-flex; align-items: center; margin-top: 2rem; min-height: 2.75rem;
  padding: 0.5rem 1.25rem; border: 0; border-radius: 8px; background: oklch(0.765 0.168 62);
  color: oklch(0.235 0.035 60); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
button:focus-visible, .button:focus-visible { outline: 3px solid oklch(0.975 0.008 100); outline-offset: 3px; }
@media (min-width: 40rem) { body::before { left: 22%; } main { margin-left: 22%; padding-left: 4rem; } }
`

interface PlainPage {
  readonly language: Language
  readonly title: string
  /** HTML below the heading. */
  readonly body: string
  /** Added to the plain style. */
  readonly style?: string
  /** HTML after the page. */
  readonly script?: string
}

/** A self-contained HTML page without session or build. */
export function plainPage({ language, title, body, style, script = '' }: PlainPage): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escaped(title)} · Touchline</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${plainStyle}</style>${style === undefined ? '' : `<style>${style}</style>`}
</head>
<body>
<main>
<p class="mark">Touchline</p>
<h1>${escaped(title)}</h1>
${body}
</main>
${script}
</body>
</html>
`
}

/** The CSP source that allows exactly this inline text. */
export function inlineHash(inline: string): string {
  return `'sha256-${createHash('sha256').update(inline).digest('base64')}'`
}

/**
 * Serves plain pages behind a secret URL: not cached, no referrer, only its own script. The policy
 * has no `form-action`, because browsers would apply it to redirects after a form.
 */
export function plainPageSender(styles: readonly string[], script?: string) {
  const policy = [
    "default-src 'none'",
    `style-src ${styles.map(inlineHash).join(' ')}`,
    ...(script === undefined ? [] : [`script-src ${inlineHash(script)}`, "connect-src 'self'"]),
    "img-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  return (reply: FastifyReply, status: number, page: string): FastifyReply =>
    reply
      .status(status)
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': policy,
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
        vary: 'accept-language',
      })
      .type('text/html; charset=utf-8')
      .send(page)
}
