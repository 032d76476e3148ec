import {
  rosterTable,
  type ExportedMember,
  type ExportWords,
} from '../../members/export/roster-table.ts'
import type { MembershipKind } from './options.ts'

/** A person of the club, limited to what the exporting person may see. */
export interface ExportedPerson {
  /** Combined from all rosters. */
  readonly member: ExportedMember
  readonly teams: readonly string[]
  readonly number: string | null
  readonly kind: MembershipKind | null
  readonly enteredOn: string | null
  readonly pictures: 'yes' | 'no' | 'unanswered' | null
  /** Fields that teams have of their own, by name. */
  readonly own: ReadonlyMap<string, string>
}

/** Headings and words; the import understands the roster's headings. */
export interface ClubTableWords extends ExportWords {
  readonly number: string
  readonly team: string
  readonly kind: string
  readonly entered: string
  readonly photos: string
  readonly kinds: Readonly<Record<MembershipKind, string>>
  readonly pictures: Readonly<Record<'yes' | 'no' | 'unanswered', string>>
}

interface ClubTableFacts {
  /** The most parents of one person. */
  readonly parents: number
  /** Names of the fields that teams have of their own. */
  readonly own: readonly string[]
}

/** Separates several teams in a cell, as the import expects. */
const betweenTeams = '; '

/** The members of a club as one table: a line a person, with the teams. */
export function clubTable({ parents, own }: ClubTableFacts, words: ClubTableWords) {
  const roster = rosterTable({ parents, fields: [] }, words)
  return {
    head: [
      words.number,
      ...roster.head.slice(0, 2),
      words.team,
      words.kind,
      words.entered,
      words.photos,
      ...roster.head.slice(2),
      ...own,
    ],
    lineOf: (person: ExportedPerson): readonly string[] => {
      const line = roster.lineOf(person.member)
      return [
        person.number ?? '',
        ...line.slice(0, 2),
        person.teams.join(betweenTeams),
        person.kind === null ? '' : words.kinds[person.kind],
        person.enteredOn ?? '',
        person.pictures === null ? '' : words.pictures[person.pictures],
        ...line.slice(2),
        ...own.map((name) => person.own.get(name) ?? ''),
      ]
    },
  }
}

/** Merges a person's rows: the first non-empty value wins, and parents are listed once. */
export function mergeMemberRows(rows: readonly ExportedMember[], name: Name): ExportedMember {
  const first = <Field extends keyof ExportedMember>(field: Field) =>
    rows.find((row) => row[field] !== null)?.[field] ?? null
  const parents = rows.flatMap(({ guardians }) => guardians)
  return {
    ...name,
    nickname: first('nickname'),
    role: [...new Set(rows.map(({ role }) => role))].join(', '),
    isAdmin: rows.some(({ isAdmin }) => isAdmin),
    position: first('position'),
    jerseyNumber: first('jerseyNumber'),
    licenceNumber: first('licenceNumber'),
    dominantSide: first('dominantSide'),
    shirtSize: first('shirtSize'),
    shortsSize: first('shortsSize'),
    shoeSize: first('shoeSize'),
    dateOfBirth: first('dateOfBirth'),
    gender: first('gender'),
    email: first('email'),
    phone: first('phone'),
    address: first('address'),
    guardians: [...new Map(parents.map((parent) => [keyOf(parent), parent])).values()],
    custom: {},
  }
}

type Name = Pick<ExportedMember, 'firstName' | 'lastName'>

function keyOf({ firstName, lastName, email, phone }: ExportedMember['guardians'][number]): string {
  return [firstName, lastName, email ?? phone].join('\n')
}
