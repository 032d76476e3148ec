import type { CustomField, CustomValues } from '@touchline/domain/members/custom-fields'
import { isStaff, spokenForBy, type Actor } from '@touchline/domain/teams/actor'
import { sql, type RawBuilder } from 'kysely'

import type { ShowPicture } from '#server/files/queries/addresses.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import { statement, type ParameterOf } from '#server/platform/database/statement.ts'

import { rosterFacts, withFacts, type RosterFacts, type SideFacts } from './roster-facts.ts'

/** What one person may look at, and how pictures are shown to them. */
export interface Viewer {
  readonly actor: Actor
  readonly show: ShowPicture
  readonly now: Date
  /** It is a program that was not let at the data of children: minors are names to it. */
  readonly seesNoMinors?: boolean
}

/** The columns of `members` that the roster shows. */
export interface RosterRow {
  readonly id: string
  readonly first_name: string
  readonly last_name: string
  readonly nickname: string | null
  readonly role: string
  readonly is_admin: boolean
  readonly is_coach: boolean
  readonly is_treasurer: boolean
  readonly position: string | null
  readonly jersey_number: string | null
  readonly photo_file_id: string | null
  readonly account_id: string | null
  readonly is_placeholder: boolean
  readonly email: string | null
  readonly phone: string | null
  readonly date_of_birth: string | null
  readonly gender: string | null
  readonly licence_number: string | null
  readonly dominant_side: string | null
  readonly shirt_size: string | null
  readonly shorts_size: string | null
  readonly shoe_size: string | null
  readonly address: string | null
  readonly notes: string | null
  readonly custom: CustomValues
  readonly archived_at: Date | null
  readonly version: number
}

export type MemberRow = RosterRow & SideFacts

export interface Roster {
  readonly rows: readonly MemberRow[]
  readonly total: number
  readonly fields: readonly CustomField[]
}

/** Which rows of a team are read. */
export interface RosterSearch {
  readonly archived: boolean
  readonly limit: number
  /** The last row of the page before: surname, first name, id. */
  readonly after?: readonly [string, string, string] | undefined
  /** A list for each spelling, of which all fit; an address is only found for those who may read it. */
  readonly patterns?: readonly (readonly string[])[] | undefined
}

/** A part of the roster, and what else is known of the people on it, in one statement. */
export function readRoster(db: Queryable, viewer: Viewer, search: RosterSearch): Promise<Roster> {
  const { archived, limit, after, patterns } = search
  const [lastName = null, firstName = null, id = null] = after ?? []
  const place = { lastName, firstName, id }
  const values = { ...valuesFor(viewer), ...place, archived, limit }
  return assembled(
    viewer,
    patterns === undefined
      ? pageRows(db, values)
      : foundRows(db, { ...values, words: patterns[0] ?? [], otherWords: patterns.at(-1) ?? [] }),
  )
}

/** One person on the roster or in the archive; no rows when there is none. */
export function readOnRoster(db: Queryable, viewer: Viewer, memberId: string): Promise<Roster> {
  return assembled(viewer, oneRow(db, { ...valuesFor(viewer), memberId }))
}

type Read = RosterRow & { readonly facts: RosterFacts | null }

async function assembled(viewer: Viewer, reading: Promise<readonly Read[]>): Promise<Roster> {
  const rows = await reading
  const facts = rows[0]?.facts ?? undefined
  if (facts === undefined) return { rows: [], total: 0, fields: [] }
  const { total, fields } = facts
  return { rows: withFacts(rows, facts, viewer.now), total, fields: fields ?? [] }
}

/** What decides in the database who sees what; the rest is decided where rows become members. */
interface Seeing {
  readonly teamId: string
  readonly now: Date
  readonly isStaff: boolean
  readonly spokenFor: readonly string[]
  /** An address is searched for staff, but for those the club keeps them from, and for the family. */
  readonly searchesAll: boolean
  readonly keptFrom: readonly string[]
  readonly searchable: readonly string[]
}

function valuesFor({ actor, now, seesNoMinors = false }: Viewer): Seeing {
  const spokenFor = spokenForBy(actor)
  return {
    teamId: actor.teamId,
    now,
    isStaff: isStaff(actor),
    spokenFor,
    searchesAll: isStaff(actor) && !seesNoMinors,
    keptFrom: actor.keptFrom ?? [],
    searchable: isStaff(actor) || seesNoMinors ? [] : spokenFor,
  }
}

interface Page extends Seeing {
  readonly archived: boolean
  readonly limit: number
  readonly lastName: string | null
  readonly firstName: string | null
  readonly id: string | null
}

/** Nothing is spelled in more than two ways. */
type Found = Page & { readonly words: readonly string[]; readonly otherWords: readonly string[] }

const columns = sql`m.id, m.first_name, m.last_name, m.nickname, m.role, m.is_admin, m.is_coach, m.is_treasurer,
  m.position, m.jersey_number, m.photo_file_id, m.account_id, m.is_placeholder, m.email, m.phone,
  m.date_of_birth, m.gender, m.licence_number, m.dominant_side, m.shirt_size,
  m.shorts_size, m.shoe_size, m.address, m.notes, m.custom, m.archived_at, m.version`

const pageRows = statement<Page, Read>((value) => pageOf(value, here(value)))
const foundRows = statement<Found, Read>((value) => pageOf(value, found(value)))
const oneRow = statement<Seeing & { readonly memberId: string }, Read>((value) =>
  rowsWithFacts(value, {
    page: sql`select ${columns} from members m
      where m.team_id = ${value('teamId')} and m.id = ${value('memberId')} and m.left_at is null`,
    total: sql`1`,
  }),
)

/** In order of surnames; `which` are all rows that fit, whatever the page. */
function pageOf(value: ParameterOf<Page>, which: RawBuilder<unknown>) {
  const order = sql`m.last_name, m.first_name, m.id`
  return rowsWithFacts(value, {
    page: sql`select ${columns} from members m
      where ${which} and (${value('id')}::uuid is null
        or (${order}) > (${value('lastName')}::text, ${value('firstName')}::text, ${value('id')}::uuid))
      order by ${order} limit ${value('limit')}`,
    total: sql`(select count(*) from members m where ${which})`,
  })
}

/** The facts come with the first row: a text that long is sent once. */
function rowsWithFacts(
  value: ParameterOf<Seeing>,
  { page, total }: { readonly page: RawBuilder<unknown>; readonly total: RawBuilder<unknown> },
): RawBuilder<Read> {
  return sql<Read>`
    with page as materialized (${page})
    select page.*, case when row_number() over () = 1 then ${rosterFacts(value, total)} end as facts
    from page`
}

function here(value: ParameterOf<Page>): RawBuilder<unknown> {
  return sql`m.team_id = ${value('teamId')} and m.left_at is null
    and (m.archived_at is not null) = ${value('archived')}::boolean`
}

function found(value: ParameterOf<Found>): RawBuilder<unknown> {
  const fits = (column: RawBuilder<unknown>) =>
    sql`(${column} like all (${value('words')}::text[]) or ${column} like all (${value('otherWords')}::text[]))`
  return sql`${here(value)} and (${fits(sql`(m.search_name || chr(10) || m.search_facts)`)}
    or (case when ${value('searchesAll')}::boolean then m.id <> all(${value('keptFrom')}::uuid[])
      else m.id = any(${value('searchable')}::uuid[]) end) and ${fits(sql`m.search_email`)})`
}
