import type { CustomField, CustomValues } from '../custom-fields.ts'
import type { guardianRoles } from '../roles.ts'
import type { Side } from '../sides.ts'

type GuardianRole = (typeof guardianRoles)[number]
type Gender = 'female' | 'male' | 'other'

/** A parent as far as the person who exports may see one. */
export interface ExportedParent {
  readonly firstName: string
  readonly lastName: string
  readonly role: GuardianRole
  readonly email: string | null
  readonly phone: string | null
}

/** A member as far as the person who exports may see one. */
export interface ExportedMember {
  readonly firstName: string
  readonly lastName: string
  readonly nickname: string | null
  readonly role: string
  readonly isAdmin: boolean
  readonly position: string | null
  readonly jerseyNumber: string | null
  readonly licenceNumber: string | null
  readonly dominantSide: Side | null
  readonly shirtSize: string | null
  readonly shortsSize: string | null
  readonly shoeSize: string | null
  readonly dateOfBirth: string | null
  readonly gender: Gender | null
  readonly email: string | null
  readonly phone: string | null
  readonly address: string | null
  readonly guardians: readonly ExportedParent[]
  readonly custom: CustomValues
}

type MemberColumn = Exclude<keyof ExportedMember, 'guardians' | 'custom'>
type ParentColumn = keyof ExportedParent

/** Headings and words; each is one the import understands, so that a file can come back. */
export interface ExportWords {
  readonly columns: Readonly<Record<MemberColumn, string>>
  readonly parent: Readonly<Record<ParentColumn, (number: number) => string>>
  readonly roles: Readonly<Record<string, string>>
  readonly genders: Readonly<Record<Gender, string>>
  readonly sides: Readonly<Record<Side, string>>
  readonly guardianRole: Readonly<Record<GuardianRole, string>>
  readonly yes: string
  readonly no: string
}

/** The headings, and how someone becomes a line below them. */
export interface RosterTable {
  readonly head: readonly string[]
  readonly lineOf: (member: ExportedMember) => readonly string[]
}

const memberColumns = [
  'firstName',
  'lastName',
  'nickname',
  'role',
  'isAdmin',
  'position',
  'jerseyNumber',
  'licenceNumber',
  'dominantSide',
  'shirtSize',
  'shortsSize',
  'shoeSize',
  'dateOfBirth',
  'gender',
  'email',
  'phone',
  'address',
] as const satisfies readonly MemberColumn[]

const parentColumns = [
  'firstName',
  'lastName',
  'role',
  'email',
  'phone',
] as const satisfies readonly ParentColumn[]

/** The import knows four parents a person; no one here has had a fifth. */
const maxParents = 4

/** What the columns depend on besides the words. */
export interface ExportedFacts {
  /** The most parents of one member. */
  readonly parents: number
  /** The team's own fields, each a column behind all others. */
  readonly fields: readonly CustomField[]
}

/** The roster as one table: a line a member, the parents beside their child. */
export function rosterTable({ parents, fields }: ExportedFacts, words: ExportWords): RosterTable {
  const slots = Array.from({ length: Math.min(parents, maxParents) }, (_, at) => at)
  return {
    head: [
      ...memberColumns.map((column) => words.columns[column]),
      ...slots.flatMap((at) => parentColumns.map((column) => words.parent[column](at + 1))),
      ...fields.map(({ name }) => name),
    ],
    lineOf: (member) => [
      ...memberColumns.map((column) => memberCell(member, column, words)),
      ...slots.flatMap((at) =>
        parentColumns.map((column) => parentCell(member.guardians[at], column, words)),
      ),
      ...fields.map((field) => customCell(field, member.custom[field.id], words)),
    ],
  }
}

function memberCell(member: ExportedMember, column: MemberColumn, words: ExportWords): string {
  if (column === 'isAdmin') return member.isAdmin ? words.yes : ''
  if (column === 'gender') return member.gender === null ? '' : words.genders[member.gender]
  if (column === 'dominantSide')
    return member.dominantSide === null ? '' : words.sides[member.dominantSide]
  if (column === 'role') return wordFor(words.roles, member.role)
  return member[column] ?? ''
}

function parentCell(
  parent: ExportedParent | undefined,
  column: ParentColumn,
  { guardianRole }: ExportWords,
): string {
  if (parent === undefined) return ''
  return column === 'role' ? guardianRole[parent.role] : (parent[column] ?? '')
}

export function customCell(
  { kind, choices }: CustomField,
  value: string | undefined,
  { yes, no }: ExportWords,
): string {
  if (value === undefined) return ''
  if (kind === 'yes_no') return value === 'yes' ? yes : no
  if (kind === 'choice') return choices.find(({ id }) => id === value)?.name ?? ''
  return value
}

export function wordFor(words: Readonly<Record<string, string>>, stored: string): string {
  return (Object.hasOwn(words, stored) ? words[stored] : undefined) ?? stored
}
