import { isReturnedPayment } from './bank-words.ts'

/** A field 86's description of a transaction. */
export interface Details {
  readonly payer: string
  readonly words: string
  readonly isReturned: boolean
}

/** German, Austrian and Polish banks use sub-fields, Dutch ones words between slashes. */
export function readDetails(lines: readonly string[]): Details {
  const whole = lines.join('')
  const german = /^(?<code>\d{3})(?<mark>[?<>~^@])(?=\d{2})/.exec(whole)?.groups
  if (german) return subFields(whole, { code: german['code'] ?? '', mark: german['mark'] ?? '?' })
  if (/\/(?:REMI|NAME|EREF|ORDP|BENM|TRTP|CNTP)\//.test(whole)) return slashes(whole)
  const words = spaced(lines)
  return { payer: '', words, isReturned: isReturnedPayment(words) }
}

/** Codes of German banks for direct debits and transfers that were sent back. */
const returnCodes = new Set(['108', '109', '159', '180', '181', '184'])

interface Marked {
  readonly code: string
  readonly mark: string
}

function subFields(whole: string, { code, mark }: Marked): Details {
  const fields = whole
    .slice(3)
    .split(mark)
    .flatMap((field) => {
      const [, number, text] = /^(\d{2})(.*)$/.exec(field) ?? []
      return number === undefined || text === undefined ? [] : [{ number, text }]
    })
  const textsOf = (wanted: RegExp) =>
    fields.filter(({ number }) => wanted.test(number)).map(({ text }) => text)
  const purpose = unwrapped(textsOf(/^(?:2\d|6[0-3])$/))
  const payer = spaced(textsOf(/^3[23]$/))
  const [kind = ''] = textsOf(/^00$/)
  return {
    payer,
    words: purposeIn(purpose),
    isReturned: returnCodes.has(code) || isReturnedPayment(kind),
  }
}

/** A full sub-field is cut within a word. */
const fullField = 27

function unwrapped(texts: readonly string[]): string {
  return texts.reduce((whole, text, at) => {
    const before = texts[at - 1] ?? ''
    return whole + (at === 0 || before.length >= fullField ? '' : ' ') + text
  }, '')
}

/** Puts the payer's text before the references in "EREF+1234 SVWZ+Fee". */
function purposeIn(purpose: string): string {
  const marks = /(EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE|IBAN|BIC|PURP)\s?\+/g
  const [free = '', ...parts] = purpose.split(marks)
  const said = new Map<string, string>()
  for (let at = 0; at + 1 < parts.length; at += 2) said.set(parts[at] ?? '', parts[at + 1] ?? '')
  const kept = ['SVWZ', 'EREF', 'KREF', 'ABWA'].map((mark) => said.get(mark) ?? '')
  return spaced([free, ...kept.filter((text) => !/^\s*NOTPROVIDED\s*$/i.test(text))])
}

/** "/TRTP/SEPA OVERBOEKING/IBAN/…/NAME/J. de Vries/REMI/USTD//Fee/EREF/123". */
function slashes(whole: string): Details {
  const parts = whole.split(
    /\/(TRTP|IBAN|BIC|NAME|REMI|EREF|ORDP|BENM|CNTP|RTRN|PREF|ISDT|CSID|MARF|PURP|ULTD|ULTB|SVCL)\//,
  )
  const said = new Map<string, string>()
  for (let at = 1; at + 1 < parts.length; at += 2) said.set(parts[at] ?? '', parts[at + 1] ?? '')
  const textOf = (mark: string) => (said.get(mark) ?? '').replaceAll(/^\/|\/$/g, '')
  const counterparty = textOf('CNTP').split('/')[2] ?? ''
  const words = [
    (parts[0] ?? '').replaceAll(/^\/+/g, ''),
    textOf('REMI').replace(/^(?:USTD\/\/|STRD\/(?:CUR|ISO)?\/)/, ''),
    textOf('EREF').replace(/^NOTPROVIDED$/i, ''),
    textOf('ULTD'),
  ]
  return {
    payer: textOf('NAME') || counterparty || textOf('ORDP'),
    words: spaced(words),
    isReturned: said.has('RTRN') || isReturnedPayment(textOf('TRTP')),
  }
}

function spaced(texts: readonly string[]): string {
  return texts
    .map((text) => text.trim())
    .filter(Boolean)
    .join(' ')
}
