import type { TableLine } from '@touchline/domain/members/import/table'

const headings = [
  'First name',
  'Last name',
  'Nickname',
  'Date of birth',
  'Gender',
  'Email',
  'Phone',
  'Street',
  'Postcode',
  'City',
  'Country',
] as const

/** True for a vCard file (RFC 6350), which phones and mail programs export. */
export function isCards(text: string): boolean {
  return /^\s*BEGIN:VCARD/i.test(text)
}

/** The contact cards as a table, one row each. */
export function tableOfCards(text: string): TableLine[] {
  const lines = unfolded(text)
  const cards: TableLine[] = [{ line: 1, cells: [...headings] }]
  let card: Property[] = []
  for (const line of lines) {
    if (/^BEGIN:VCARD/i.test(line)) card = []
    else if (/^END:VCARD/i.test(line)) cards.push({ line: cards.length + 1, cells: cellsOf(card) })
    else card.push(...propertyIn(line))
  }
  return cards
}

interface Property {
  readonly name: string
  /** Parameters such as "TYPE=CELL;PREF=1". */
  readonly rules: string
  readonly value: string
}

/** Joins folded lines: continued with a blank, or in vCard 2.1 after an equals sign. */
function unfolded(text: string): readonly string[] {
  return text
    .replaceAll(/\r\n|\r/g, '\n')
    .replaceAll(/\n[ \t]/g, '')
    .replaceAll(/(?<=QUOTED-PRINTABLE[^\n]*)=\n/gi, '')
    .split('\n')
}

/** Parses a line such as "item1.TEL;TYPE=CELL:+49 171 …". */
function propertyIn(line: string): readonly Property[] {
  const [, name = '', rules = '', value = ''] =
    /^(?:[\w-]+\.)?([\w-]+)((?:;(?:[^":;]|"[^"]*")*)*):(.*)$/.exec(line) ?? []
  if (name === '') return []
  const isQuoted = /QUOTED-PRINTABLE/i.test(rules)
  return [{ name: name.toUpperCase(), rules, value: isQuoted ? plainOf(value) : value }]
}

function plainOf(quoted: string): string {
  const bytes = quoted.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

function cellsOf(card: readonly Property[]): string[] {
  const all = (name: string) =>
    card
      .filter((one) => one.name === name)
      .toSorted((one, other) => rank(one) - rank(other))
      .map(({ value }) => value.trim())
  const first = (name: string) => all(name).find((value) => value !== '') ?? ''
  const [, , street = '', city = '', , postcode = '', country = ''] = partsOf(first('ADR'))
  return [
    ...(isFirm(card) ? ['', ''] : nameOf(first('N'), unescaped(first('FN')))),
    unescaped(first('NICKNAME')),
    dayOf(first('BDAY')),
    unescaped(first('GENDER').replace(/;.*/, '')),
    all('EMAIL').map(unescaped).join(', '),
    all('TEL')
      .map((value) => unescaped(value).replace(/^tel:/i, ''))
      .join(', '),
    street,
    postcode,
    city,
    country,
  ]
}

/** Sorts mobile numbers first, then those marked as preferred. */
function rank({ name, rules }: Property): number {
  if (name === 'TEL' && /\b(?:CELL|MOBILE|IPHONE)\b/i.test(rules)) return 0
  return /\bPREF\b/i.test(rules) ? 1 : 2
}

/** True for companies and clubs, whose only name is that of the organisation. */
function isFirm(card: readonly Property[]): boolean {
  const said = (name: string) => partsOf(card.find((one) => one.name === name)?.value ?? '')
  const [firm = ''] = said('ORG')
  return firm !== '' && firm === said('FN')[0] && said('N').every((part) => part === '')
}

/** First and last name; without separate parts, the last word is the last name. */
function nameOf(parts: string, whole: string): readonly [string, string] {
  const [last = '', given = '', more = ''] = partsOf(parts)
  if (last !== '' || given !== '') return [`${given} ${more}`.trim(), last]
  const at = whole.lastIndexOf(' ')
  return at < 0 ? [whole, ''] : [whole.slice(0, at), whole.slice(at + 1)]
}

function partsOf(value: string): string[] {
  return value.split(/(?<!\\);/).map(unescaped)
}

function unescaped(value: string): string {
  return value.replaceAll(/\\n/gi, ' ').replaceAll(/\\(.)/g, '$1').trim()
}

/** Reads "20120201" and "2012-02-01T00:00:00Z"; empty for a birthday without a year. */
function dayOf(value: string): string {
  if (value.startsWith('--')) return ''
  return value.replace(/^(\d{4})-?(\d{2})-?(\d{2}).*$/, '$1-$2-$3')
}
