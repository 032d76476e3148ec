import type { CustomField, CustomValues } from '@touchline/domain/members/custom-fields'
import { isStaff, representedBy, type Actor } from '@touchline/domain/teams/actor'
import { sql, type RawBuilder } from 'kysely'

import type { ShowPicture } from '#server/files/queries/addresses.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import { isStoredLike, type Patterns } from '#server/platform/database/is-found.ts'
import { statement, type ParameterOf } from '#server/platform/database/statement.ts'
import {
  actorFrom,
  actorRow,
  requireActor,
  withTokenLimits,
  type Asker,
} from '#server/teams/queries/actor.ts'

import { rosterFacts, withFacts, type RosterFacts, type SideFacts } from './roster-facts.ts'

/** The person who asks, and how pictures are shown to them. */
export interface Viewer {
  readonly actor: Actor
  readonly show: ShowPicture
  readonly now: Date
  /** An API token without access to children's data; it sees only minors' names. */
  readonly seesNoMinors?: boolean
}

/** Columns of `members` that the roster shows. */
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

/** Which rows of a team to read. */
export interface RosterSearch {
  readonly archived: boolean
  readonly limit: number
  /** The last row of the previous page: surname, first name, id. */
  readonly after?: readonly [string, string, string] | undefined
  /** Emails are only searched if the viewer may see them. */
  readonly patterns?: Patterns | undefined
}

/** The viewer before their role in the team is known. */
export type RosterReader = Omit<Viewer, 'actor'> & Asker

/** One page of the roster, with all facts and the viewer's own row, in a single statement. */
export async function readRoster(db: Queryable, asking: RosterReader, search: RosterSearch) {
  const { account, teamId, now, seesNoMinors = false } = asking
  const { archived, limit, after, patterns } = search
  const [lastName = null, firstName = null, id = null] = after ?? []
  const page = { archived, limit, lastName, firstName, id }
  const values = { teamId, accountId: account.id, now, seesNoMinors, ...page }
  const rows =
    patterns === undefined
      ? await pageRows(db, values)
      : await foundRows(db, { ...values, ...patterns })
  const own = actorFrom(rows[0]?.facts?.actor, account.id)
  // Explains why the viewer has no access; an empty page doesn't hold the viewer's row.
  const actor = own ? withTokenLimits(own, account) : await requireActor(db, asking)
  return { actor, ...rosterOf(rows, now) }
}

/** One member of the roster or archive; no rows if there is none. */
export async function readOnRoster(
  db: Queryable,
  { actor, now }: Viewer,
  memberId: string,
): Promise<Roster> {
  const seeing = { isStaff: isStaff(actor), spokenFor: representedBy(actor) }
  return rosterOf(await oneRow(db, { teamId: actor.teamId, now, memberId, ...seeing }), now)
}

type Read = RosterRow & { readonly facts: RosterFacts | null }

function rosterOf(rows: readonly Read[], now: Date): Roster {
  const facts = rows[0]?.facts ?? undefined
  if (facts === undefined) return { rows: [], total: 0, fields: [] }
  const { total, fields } = facts
  return { rows: withFacts(rows, facts, now), total, fields: fields ?? [] }
}

interface Page {
  readonly teamId: string
  readonly accountId: string
  readonly now: Date
  readonly seesNoMinors: boolean
  readonly archived: boolean
  readonly limit: number
  readonly lastName: string | null
  readonly firstName: string | null
  readonly id: string | null
}

type Found = Page & Patterns

interface One {
  readonly teamId: string
  readonly now: Date
  readonly memberId: string
  readonly isStaff: boolean
  readonly spokenFor: readonly string[]
}

const columns = sql`m.id, m.first_name, m.last_name, m.nickname, m.role, m.is_admin, m.is_coach, m.is_treasurer,
  m.position, m.jersey_number, m.photo_file_id, m.account_id, m.is_placeholder, m.email, m.phone,
  m.date_of_birth, m.gender, m.licence_number, m.dominant_side, m.shirt_size,
  m.shorts_size, m.shoe_size, m.address, m.notes, m.custom, m.archived_at, m.version`

const pageRows = statement<Page, Read>((value) => pageOf(value, here(value)))
const foundRows = statement<Found, Read>((value) => pageOf(value, found(value)))
const oneRow = statement<One, Read>((value) =>
  rowsWithFacts({
    page: sql`select ${columns} from members m
      where m.team_id = ${value('teamId')} and m.id = ${value('memberId')} and m.left_at is null`,
    facts: rosterFacts({
      team: value('teamId'),
      now: value('now'),
      isStaff: sql`${value('isStaff')}::boolean`,
      spokenFor: sql`${value('spokenFor')}::uuid[]`,
      total: sql`1`,
    }),
  }),
)

/** Ordered by surname; `which` selects all matching rows of all pages. */
function pageOf(value: ParameterOf<Page>, which: RawBuilder<unknown>): RawBuilder<Read> {
  const order = sql`m.last_name, m.first_name, m.id`
  return rowsWithFacts({
    before: sql`actor as materialized (
      ${actorRow({ account: value('accountId'), team: value('teamId') })}),`,
    page: sql`select ${columns} from members m
      where exists (select from actor) and ${which} and (${value('id')}::uuid is null
        or (${order}) > (${value('lastName')}::text, ${value('firstName')}::text, ${value('id')}::uuid))
      order by ${order} limit ${value('limit')}`,
    facts: rosterFacts({
      team: value('teamId'),
      now: value('now'),
      isStaff: isStaffNow,
      spokenFor,
      total: sql`(select count(*) from members m where ${which})`,
      actor: sql`(select row_to_json(actor) from actor)`,
    }),
  })
}

/** Staff with an overdue background check only have the rights of a guardian. */
const isStaffNow = sql`(
  select (leads or coalesce(is_admin or is_coach, false)) and not lacks_check from actor)`
const spokenFor = sql`(select array_append(child_ids, member_id) from actor)::uuid[]`

/** Sends the facts with the first row only, because the text is long. */
function rowsWithFacts({
  before = sql``,
  page,
  facts,
}: {
  readonly before?: RawBuilder<unknown>
  readonly page: RawBuilder<unknown>
  readonly facts: RawBuilder<RosterFacts>
}): RawBuilder<Read> {
  return sql<Read>`
    with ${before} page as materialized (${page})
    select page.*, case when row_number() over () = 1 then ${facts} end as facts
    from page`
}

function here(value: ParameterOf<Page>): RawBuilder<unknown> {
  return sql`m.team_id = ${value('teamId')} and m.left_at is null
    and (m.archived_at is not null) = ${value('archived')}::boolean`
}

/** Searches emails only for staff (not blocked from that member) and the family. */
function found(value: ParameterOf<Found>): RawBuilder<unknown> {
  const patterns = { words: value('words'), otherWords: value('otherWords') }
  const fits = (column: RawBuilder<unknown>) => isStoredLike(column, patterns)
  return sql`${here(value)} and (${fits(sql`(m.search_name || chr(10) || m.search_facts)`)}
    or not ${value('seesNoMinors')}::boolean and ${fits(sql`m.search_email`)}
      and case when ${isStaffNow}
        then m.id <> all(coalesce((select blocked_from from actor), '{}'))
        else m.id = any(${spokenFor}) end)`
}
