import type { Language } from '@touchline/domain/values/language'
import { linkBreak } from '@touchline/domain/values/without-links'

import { escaped } from '../html.ts'

/** An email's content, from which its plain-text and HTML parts are made. */
export interface Letter {
  readonly language: Language
  readonly heading: string
  /** What inboxes show after the subject; by default the first paragraphs. */
  readonly preview?: string
  readonly paragraphs: readonly string[]
  /** A card of labels and values, such as date and place. */
  readonly facts?: readonly (readonly [label: string, words: string])[]
  readonly action?: Action
  /** Several actions with their own links. */
  readonly actions?: readonly Action[]
  /** Sections with headings, for example one per team. */
  readonly sections?: readonly Section[] | undefined
  /** A code to type, shown large below the button, with a lead-in. */
  readonly code?: { readonly lead?: string; readonly digits: string }
  /** Small print: why this email was sent, what to do if it wasn't requested, and where to stop it. */
  readonly footer: readonly (string | Action)[]
  /** For strangers: other people's text makes no links in the plain-text part either. */
  readonly isToStrangers?: boolean
}

export interface ComposedEmail {
  readonly text: string
  readonly html: string
}

export interface Section {
  readonly heading: string
  readonly lines: readonly string[]
  /** An action of this section. */
  readonly action?: Action
  /** Several answers next to each other. */
  readonly answers?: readonly Action[]
}

interface Action {
  readonly label: string
  readonly url: string
}

/** Where the letterhead goes (`withLetterhead`). */
export const headMark = '<!--letterhead-->'

/** Dark mode, because automatic inversion by mail programs looks worse. */
const darkStyle = `@media (prefers-color-scheme:dark){body{background:#101613!important;color:#e8ece9!important}.sheet{background:#1a211d!important}.sheet h1,.sheet h2,.sheet b{color:#e8ece9!important}.sheet p{color:#cfd6d1!important}.sheet .small{color:#a3ada7!important}.sheet table{background:#101613!important}.sheet th{color:#a3ada7!important}.sheet a.answer{color:#e8ece9!important;border-color:#8fa39a!important}.sheet a.go{background:#c9f26c!important;color:#12302a!important}}`

/** Headers for one-click unsubscribe (RFC 8058). */
export function stoppedAt(stopUrl: string): Readonly<Record<string, string>> {
  return {
    'List-Unsubscribe': `<${stopUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/**
 * Builds both parts. All content is escaped text, only our own links are links, and zero-width
 * characters aren't left in copied text.
 */
export function compose(letter: Letter): ComposedEmail {
  const text = plain(letter)
  return {
    text: letter.isToStrangers ? withGaps(text) : text.replaceAll(linkBreak, ''),
    html: markedUp(html(letter)),
  }
}

export function markedUp(words: string): string {
  return words.replaceAll(linkBreak, '<wbr>')
}

/** Adds gaps only where text looks like a web or email address: "evil .example", "https: //". */
export function withGaps(text: string): string {
  return text
    .replaceAll(new RegExp(`:${linkBreak}(?=//|www)`, 'g'), ': ')
    .replaceAll(
      new RegExp(`${linkBreak}(?=[.@])(?=[^\\s]*\\.(?:[a-z]{2,4}(?![\\p{L}.])|[a-z]{2,}/))`, 'giu'),
      ' ',
    )
    .replaceAll(linkBreak, '')
}

function plain(letter: Letter): string {
  const { language, heading, paragraphs, facts = [], sections = [], code, footer } = letter
  const colon = colons[language]
  const blocks = [
    heading,
    ...paragraphs,
    ...(facts.length === 0
      ? []
      : [facts.map(([label, words]) => labelled(language, label, words)).join('\n')]),
    ...sections.flatMap((one) => plainSection(one, colon)),
    ...actionsOf(letter).map((one) => plainAction(one, colon)),
    ...(code?.lead === undefined ? [] : [code.lead]),
    ...(code === undefined ? [] : [code.digits]),
    ['-- ', 'Touchline', ...footer.map((one) => plainNote(one, language))].join('\n'),
  ]
  return `${blocks.join('\n\n')}\n`
}

/** French has a non-breaking space before it. */
const colons: Readonly<Record<Language, string>> = { en: ':', fr: '\u00A0:', de: ':', es: ':' }

/** "17:30 → 18:15: Practice", with the colon as the language sets it. */
export function labelled(language: Language, label: string, words: string): string {
  return `${label}${colons[language]} ${words}`
}

function plainNote(note: string | Action, language: Language): string {
  return typeof note === 'string' ? note : labelled(language, note.label, note.url)
}

function plainSection(
  { heading, lines, action, answers = [] }: Section,
  colon: string,
): readonly string[] {
  const part = [heading, ...lines.map(itemOf)].join('\n')
  return [
    part,
    ...[...(action === undefined ? [] : [action]), ...answers].map((one) =>
      plainAction(one, colon),
    ),
  ]
}

function plainAction({ label, url }: Action, colon: string): string {
  return `${label}${colon}\n${url}`
}

function itemOf(words: string): string {
  return `- ${words.replaceAll('\n', '\n  ')}`
}

function actionsOf({ action, actions = [] }: Letter): readonly Action[] {
  return action === undefined ? actions : [action, ...actions]
}

function html(letter: Letter): string {
  const { language, heading, paragraphs, facts = [], sections = [], code, footer } = letter
  const body = [
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;color:#12302a">${escaped(heading)}</h1>`,
    ...paragraphs.map(paragraph),
    ...(facts.length === 0 ? [] : [card(facts)]),
    ...sections.map(section),
    ...actionsOf(letter).flatMap(button),
    ...(code?.lead === undefined ? [] : [paragraph(code.lead)]),
    ...(code === undefined ? [] : [large(code.digits)]),
  ].join('\n')
  const small = footer
    .map(
      (note) =>
        `<p class="small" style="margin:0 0 4px;font-size:13px;color:#5c6661">${marked(note)}</p>`,
    )
    .join('\n')
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><style>${darkStyle}</style></head>
<body style="margin:0;padding:24px 12px;background:#f4f3ee;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;color:#1d2420">
${preheader(letter)}
<div class="sheet" style="max-width:560px;margin:0 auto;padding:28px 24px;background:#ffffff;border-top:4px solid #12302a;border-radius:8px;word-break:break-word">
<p style="margin:0 0 20px;font-size:14px;font-weight:700;color:#12302a">Touchline</p>${headMark}
${body}
<hr style="border:0;border-top:1px solid #dcdad2;margin:24px 0 16px">
${small}
</div></body></html>`
}

function marked(note: string | Action): string {
  if (typeof note === 'string') return escaped(note)
  return `<a class="small" href="${escaped(note.url)}" style="color:#5c6661">${escaped(note.label)}</a>`
}

/** Hidden preview text for inbox lists. */
function preheader({ preview, paragraphs, code, action }: Letter): string {
  const digits = code !== undefined && action === undefined ? [code.digits] : []
  const words = preview ?? [...digits, ...paragraphs.slice(0, 2)].join(' · ')
  return `<div style="display:none;max-height:0;overflow:hidden">${escaped(words)}</div>`
}

function paragraph(words: string): string {
  return `<p style="margin:0 0 16px;font-size:16px;line-height:1.5;white-space:pre-line">${escaped(words)}</p>`
}

function large(digits: string): string {
  return `<p style="margin:0 0 16px;font-size:30px;font-weight:700;letter-spacing:6px">${escaped(digits)}</p>`
}

function section({ heading, lines, action, answers = [] }: Section): string {
  const items = lines.map(
    (words) =>
      `<li style="margin:0 0 6px;font-size:16px;line-height:1.5;white-space:pre-line;word-break:break-word">${escaped(words)}</li>`,
  )
  return `<h2 style="margin:24px 0 8px;font-size:17px;line-height:1.3;color:#12302a;word-break:break-word">${escaped(heading)}</h2>
<ul style="margin:0 0 16px;padding:0 0 0 20px">${items.join('')}</ul>${action === undefined ? '' : button(action).join('\n')}${sideBySide(answers)}`
}

function sideBySide(answers: readonly Action[]): string {
  if (answers.length === 0) return ''
  const links = answers.map(
    ({ label, url }) =>
      `<a class="answer" href="${escaped(url)}" style="display:inline-block;margin:0 8px 8px 0;padding:10px 18px;border:1px solid #12302a;border-radius:8px;color:#12302a;font-size:16px;font-weight:600;text-decoration:none">${escaped(label)}</a>`,
  )
  return `<p style="margin:0 0 16px">${links.join('')}</p>`
}

function card(facts: NonNullable<Letter['facts']>): string {
  const rows = facts.map(
    ([label, words]) =>
      `<tr><th scope="row" style="padding:4px 16px 4px 0;font-size:14px;font-weight:400;text-align:left;vertical-align:top;word-break:normal;color:#5c6661">${escaped(label)}</th><td style="padding:4px 0;font-size:16px;line-height:1.4;white-space:pre-line;word-break:break-word">${escaped(words)}</td></tr>`,
  )
  return `<table style="width:100%;margin:0 0 16px;padding:12px 16px;border-collapse:separate;background:#f4f3ee;border-radius:8px">${rows.join('')}</table>`
}

function button({ label, url }: Action): readonly string[] {
  return [
    `<p style="margin:24px 0 8px"><a class="go" href="${escaped(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#12302a;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escaped(label)}</a></p>`,
    `<p style="margin:0 0 16px;font-size:13px;color:#5c6661;word-break:break-all">${escaped(url)}</p>`,
  ]
}
