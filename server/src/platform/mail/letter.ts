import { escaped } from '../html.ts'

/** What a letter says; the same words make its plain-text and its HTML part. */
export interface Letter {
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly action?: { readonly label: string; readonly url: string }
  /** A code to type, shown large. */
  readonly code?: string
  /** Small print: why this letter came, what to do when it was not asked for. */
  readonly footer: readonly string[]
}

/** Both parts of a letter. Everything in it is text: nothing a person typed becomes markup. */
export function compose(letter: Letter): { text: string; html: string } {
  return { text: plain(letter), html: html(letter) }
}

function plain({ heading, paragraphs, action, code, footer }: Letter): string {
  const blocks = [
    heading,
    ...paragraphs,
    ...(code === undefined ? [] : [code]),
    ...(action === undefined ? [] : [`${action.label}:\n${action.url}`]),
    ['-- ', 'Touchline', ...footer].join('\n'),
  ]
  return `${blocks.join('\n\n')}\n`
}

function html({ heading, paragraphs, action, code, footer }: Letter): string {
  const body = [
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;color:#12302a">${escaped(heading)}</h1>`,
    ...paragraphs.map(
      (words) =>
        `<p style="margin:0 0 16px;font-size:16px;line-height:1.5;white-space:pre-line">${escaped(words)}</p>`,
    ),
    ...(code === undefined
      ? []
      : [
          `<p style="margin:0 0 16px;font-size:30px;font-weight:700;letter-spacing:6px">${escaped(code)}</p>`,
        ]),
    ...(action === undefined
      ? []
      : [
          `<p style="margin:24px 0"><a href="${escaped(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#12302a;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escaped(action.label)}</a></p>`,
          `<p style="margin:0 0 16px;font-size:13px;color:#5c6661;word-break:break-all">${escaped(action.url)}</p>`,
        ]),
  ].join('\n')
  const small = footer
    .map((words) => `<p style="margin:0 0 4px;font-size:13px;color:#5c6661">${escaped(words)}</p>`)
    .join('\n')
  return `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:24px 12px;background:#f4f3ee;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;color:#1d2420">
<div style="max-width:560px;margin:0 auto;padding:28px 24px;background:#ffffff;border-top:4px solid #12302a;border-radius:8px">
<p style="margin:0 0 20px;font-size:14px;font-weight:700;color:#12302a">Touchline</p>
${body}
<hr style="border:0;border-top:1px solid #dcdad2;margin:24px 0 16px">
${small}
</div></body></html>`
}
