import type { ColumnField } from './fields.ts'
import { meansGuardian } from './guardian-headings.ts'
import { readHeadings } from './headings.ts'
import { longestCell, type TableLine } from './table.ts'
import { normalizeText, removeInvisible } from './words.ts'

/** Columns of a chat list. The last one holds parts that weren't recognised. */
const chatFields = [
  'full_name',
  'jersey_number',
  'birth_date',
  'email',
  'phone',
  'guardian_1.relation',
  'guardian_1.full_name',
  'guardian_1.email',
  'guardian_1.phone',
  'guardian_2.relation',
  'guardian_2.full_name',
] as const

export interface Chat {
  readonly lines: readonly TableLine[]
  readonly columns: ReadonlyMap<number, ColumnField>
}

/**
 * Reads a list as people write it in a chat: "1. Ana Ruiz 600 123 456". Undefined if the text has
 * headings or tabs or doesn't look like a list of people.
 */
export function linesOfChat(
  text: string,
  table: readonly TableLine[],
  { isOfChildren = false }: { readonly isOfChildren?: boolean | undefined } = {},
): Chat | undefined {
  const hasHeadings = table.slice(0, 10).some(({ cells }) => readHeadings(cells).some(Boolean))
  if (hasHeadings || text.includes('\t') || text.includes(';')) return undefined
  if (hasNamesInColumns(table)) return undefined
  const written = text
    .split(/\r\n|\n|\r/)
    .map((line, at) => ({
      line: at + 1,
      text: messageIn(withoutPictures(removeInvisible(line.slice(0, longestCell)))).normalize(
        'NFC',
      ),
    }))
    .filter((line) => line.text !== '')
  const people = written.map((line) => ({ ...line, person: personIn(line.text) }))
  const certain = people.filter(({ person }) => person.name !== '' && person.isMarked).length
  const areNames = people.every(({ person }) => isPlainName(person))
  if (!areNames && certain < people.length * 0.6) return undefined
  const ofChildren = isOfChildren || people.some(({ person }) => person.guardians.length > 0)
  return inUsedColumns(
    people.map(({ line, text: said, person }) => {
      const isPerson = person.name !== '' && (person.isMarked || isPlainName(person))
      return {
        line,
        cells: isPerson ? cellsOf(person, ofChildren) : [...chatFields.map(() => ''), said],
      }
    }),
  )
}

/**
 * True if every line has names in the same columns ("Ava,Nguyen,4/9/2013"): a table without
 * headings.
 */
function hasNamesInColumns(table: readonly TableLine[]): boolean {
  const filled = table.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const widths = new Set(filled.map(({ cells }) => cells.length))
  const isWord = (cell = '') => /^\s*\p{Lu}[\p{L}\p{M}'’-]*\s*$/u.test(cell)
  return (
    filled.length > 1 &&
    widths.size === 1 &&
    filled.every(({ cells }) => cells.length > 2 && isWord(cells[0]) && isWord(cells[1]))
  )
}

/** Drops empty columns. Lines that are no person stay, so that they can be reported. */
function inUsedColumns(lines: readonly TableLine[]): Chat {
  const used = [...chatFields, undefined]
    .map((field, index) => ({ field, index }))
    .filter(({ index }) => index === 0 || lines.some(({ cells }) => cells[index] !== ''))
  return {
    lines: lines.map(({ line, cells }) => ({
      line,
      cells: used.map(({ index }) => cells[index] ?? ''),
    })),
    columns: new Map(used.flatMap(({ field }, at) => (field ? [[at, field] as const] : []))),
  }
}

interface ChatParent {
  readonly relation: string
  readonly name: string
}

interface ChatPerson {
  readonly name: string
  readonly jersey: string
  readonly birth: string
  readonly email: string
  readonly phone: string
  readonly guardians: readonly ChatParent[]
  readonly rest: string
  /**
   * True for a line with a number, dash, address or date, which separates list entries from prose.
   */
  readonly isMarked: boolean
}

const marks = {
  counter: /^\s*(?:\d{1,3}\s*[.)\]:\-–]+|[-–•*·]+)\s*/u,
  jersey: /#\s*(\d{1,3})\b/,
  email: /[^\s@,;<>()"]+@[^\s@,;<>()"]+\.[^\s@,;<>()".]+/,
  birth: /\b(?:\d{4}[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}([./-])\d{1,2}\1(?:\d{4}|\d{2}))\b(?![./-]?\d)/,
  phone: /(?:\+|\b00|\b)\(?\d[\d\s()./-]{5,}\d/,
} as const

/** Removes emoji, but reads 1️⃣ as "1." and ✅ as a dash. */
function withoutPictures(line: string): string {
  return line
    .replaceAll(/(\d)\uFE0F?\u20E3/gu, '$1. ')
    .replace(/^\s*[✅☑✔]/u, '• ')
    .replaceAll(
      /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\uFE0F)+/gu,
      ' ',
    )
}

/**
 * The text of a copied message without its sender: "[18:02, 12/3/2026] Marta: 1. Ana", "12/3/26,
 * 18:02 - Marta: Ana".
 */
function messageIn(line: string): string {
  return line
    .replace(/^\s*\[[^\]]*\d{1,2}:\d{2}[^\]]*\]\s*[^:]{1,60}:\s*/, '')
    .replace(
      /^\s*\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s+\d{1,2}:\d{2}[^:]{0,10}\s-\s[^:]{1,60}:\s*/,
      '',
    )
    .trim()
}

function personIn(text: string): ChatPerson {
  let left = text
  const take = (pattern: RegExp): string => {
    const found = pattern.exec(left)
    if (!found) return ''
    left = `${left.slice(0, found.index)} , ${left.slice(found.index + found[0].length)}`
    return found[1] && pattern === marks.jersey ? found[1] : found[0].trim()
  }
  const counter = take(marks.counter)
  const email = take(marks.email)
  const jersey = take(marks.jersey)
  const birth = take(marks.birth)
  const phone = take(marks.phone)
  // Keeps "dad: Mike Carter" together.
  left = left.replaceAll(/(\p{L}+)\s*:\s*/gu, (said, word: string) =>
    meansGuardian(word) ? `${word} ` : said,
  )
  const [name = '', ...others] = left
    .split(/[,|:()<>]+|\s[-–—]\s/)
    .map((part) =>
      part.replaceAll(/^[\s\-–—.]+|(?<![\s\-–—?!])[\s\-–—?!]+$/g, '').replaceAll(/\s+/g, ' '),
    )
    .filter((part) => part !== '')
  const naming = others.filter((part) => part.split(' ').some(meansGuardian))
  return {
    name: isName(name) ? name : '',
    jersey,
    birth,
    email,
    phone,
    guardians: naming.flatMap(guardiansIn).slice(0, 2),
    rest: others.filter((part) => !naming.includes(part)).join(', '),
    isMarked: [counter, email, jersey, birth, phone].some((found) => found !== ''),
  }
}

/**
 * Finds "mother Marta Gil", "mamá: Marta" or "parents Kate & Sean" and returns the other words
 * separately.
 */
function guardiansIn(part: string): ChatParent[] {
  const words = part.split(' ')
  const relation = words.find(meansGuardian) ?? ''
  const said = words.filter((word) => word !== relation).join(' ')
  const names = said.split(/\s*[&+/]\s*|\s+(?:and|und|et|y|e)\s+/iu).filter((name) => name !== '')
  if (names.length < 2) return [{ relation, name: said }]
  return names.map((name) => ({ relation, name }))
}

/**
 * If the line names a parent, the contact belongs to the parent; so does an address beside a child.
 */
function cellsOf(person: ChatPerson, isOfChildren: boolean): string[] {
  const { name, jersey, birth, email, phone, guardians, rest } = person
  const [first, second] = guardians
  const facts = [name, jersey, birth]
  const other = [second?.relation ?? '', second?.name ?? '', rest]
  if (first !== undefined)
    return [...facts, '', '', first.relation, first.name, email, phone, ...other]
  if (isOfChildren && email !== '') return [...facts, '', phone, '', '', email, '', ...other]
  return [...facts, email, phone, '', '', '', '', ...other]
}

function isName(text: string): boolean {
  return /^\p{L}[\p{L}\p{M}'’`´. -]*$/u.test(text) && text.split(' ').length <= 6
}

/** True for a line of two to four capitalised words ("de la" aside) and nothing else. */
function isPlainName({ name, rest, isMarked, guardians }: ChatPerson): boolean {
  const words = name.split(' ')
  return (
    rest === '' &&
    guardians.length === 0 &&
    (isMarked || (words.length >= 2 && words.length <= 4)) &&
    words.every((word) => /^\p{Lu}/u.test(word) || isParticle(word))
  )
}

function isParticle(word: string): boolean {
  return /^(de|del|la|las|los|da|das|do|dos|di|du|von|van|der|den|y|e|zu)$/.test(
    normalizeText(word),
  )
}
