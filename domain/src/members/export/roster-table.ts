import type { CustomField, CustomValues } from '../custom-fields.ts'
import type { guardianRoles } from '../roles.ts'
import type { Side } from '../sides.ts'

type GuardianRole = (typeof guardianRoles)[number]
type Gender = 'female' | 'male' | 'other'

/** A parent with the data the exporting person may see. */
export interface ExportedParent {
  readonly firstName: string
  readonly lastName: string
  readonly role: GuardianRole
  readonly email: string | null
  readonly phone: string | null
}

/** A member with the data the exporting person may see. */
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

/**
 * Headings and words that the import also reads, so that an exported file can be imported again.
 */
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

/** The headings, and a function that makes a row of a member. */
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

/** The import reads at most four parents per member. */
const maxParents = 4

/** What decides the number of columns. */
export interface RosterTableOptions {
  /** The highest number of parents of any member. */
  readonly parents: number
  /** The team's own fields; each is a column at the end. */
  readonly fields: readonly CustomField[]
}

/** Builds the export: one row per member, with the parents in columns beside their child. */
export function rosterTable(
  { parents, fields }: RosterTableOptions,
  words: ExportWords,
): RosterTable {
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
      ...fields.map((field) => formatCustomCell(field, member.custom[field.id], words)),
    ],
  }
}

function memberCell(member: ExportedMember, column: MemberColumn, words: ExportWords): string {
  if (column === 'isAdmin') return member.isAdmin ? words.yes : ''
  if (column === 'gender') return member.gender === null ? '' : words.genders[member.gender]
  if (column === 'dominantSide')
    return member.dominantSide === null ? '' : words.sides[member.dominantSide]
  if (column === 'role') return translateStored(words.roles, member.role)
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

export function formatCustomCell(
  { kind, choices }: CustomField,
  value: string | undefined,
  { yes, no }: ExportWords,
): string {
  if (value === undefined) return ''
  if (kind === 'yes_no') return value === 'yes' ? yes : no
  if (kind === 'choice') return choices.find(({ id }) => id === value)?.name ?? ''
  return value
}

export function translateStored(words: Readonly<Record<string, string>>, stored: string): string {
  return (Object.hasOwn(words, stored) ? words[stored] : undefined) ?? stored
}
