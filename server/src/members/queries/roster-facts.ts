import type { Member } from '@touchline/contract/members/shapes'
import type { CustomField } from '@touchline/domain/members/custom-fields'
import { isForAdults } from '@touchline/domain/teams/age-bands'
import { isMinor } from '@touchline/domain/values/age'
import { sql, type RawBuilder } from 'kysely'

import type { ActorRow } from '#server/teams/queries/actor.ts'

import { countingConsents } from './consents.ts'
import type { PictureFacts } from './pictures.ts'

/** Facts about a roster row that come from other tables. */
export interface SideFacts {
  /** Last day of an absence that includes today. */
  readonly away_until: string | null
  readonly is_invited: boolean
  /** The member, or a guardian who may answer for them, has an account. */
  readonly is_reached: boolean
  /** Null if someone has an account. */
  readonly unjoined: Member['unjoined']
  readonly picture: PictureFacts
  /** Limited to what the viewer may see. */
  readonly parents: Member['parents']
}

/** The facts for a page of the roster, in one JSON value. */
export interface RosterFacts {
  readonly actor: ActorRow | null
  readonly total: number
  readonly fields: readonly CustomField[] | null
  readonly ageGroup: string | null
  readonly today: string
  readonly kin: readonly Kin[] | null
  readonly kept: readonly { readonly memberId: string; readonly accountId: string }[] | null
  readonly away: Readonly<Record<string, string>> | null
  readonly invited: readonly string[] | null
  readonly consents: readonly CountingConsent[] | null
  readonly neverShown: readonly string[] | null
}

interface Kin {
  readonly memberId: string
  readonly guardianId: string
  readonly firstName: string
  readonly lastName: string
  readonly role: Member['parents'][number]['role']
  readonly hasAddress: boolean
  readonly phone: string | null
  readonly accountId: string | null
  readonly isVerified: boolean
  readonly isBlocked: boolean
}

interface CountingConsent {
  readonly memberId: string
  readonly isAllowed: boolean
  readonly isRefused: boolean
}

interface FactsInput {
  readonly team: RawBuilder<unknown>
  readonly now: RawBuilder<unknown>
  /** Whether the viewer is staff, and for which rows they may answer. */
  readonly isStaff: RawBuilder<unknown>
  readonly spokenFor: RawBuilder<unknown>
  readonly total: RawBuilder<unknown>
  /** The viewer's own row, if it isn't loaded yet. */
  readonly actor?: RawBuilder<unknown>
}

/**
 * SQL for the facts about the rows of `page`. Reads each kind once for all rows; one query per row
 * took five times as long as the roster.
 */
export function rosterFacts(input: FactsInput): RawBuilder<RosterFacts> {
  const { team, total, actor = sql`null::json` } = input
  const now = sql`${input.now}::timestamptz`
  const today = sql`(${now} at time zone t.time_zone)::date`
  return sql<RosterFacts>`(
    select json_build_object('total', ${total}, 'ageGroup', t.age_group, 'today', ${today},
      'actor', ${actor},
      'fields', (
        select json_agg(f) from (
          select id, name, kind, audience, choices from custom_fields
          where team_id = ${team} order by position, id) f),
      'kin', ${kin(input)},
      'kept', children_blocked_in(${team}),
      'away', (
        select json_object_agg(u.member_id, u.last_day) from (
          select member_id, max(last_day) as last_day from unavailabilities
          where team_id = ${team} and last_day >= ${today} and first_day <= ${today}
          group by member_id) u),
      'invited', (select json_agg(i.member_id) from (${invited(team, now)}) i),
      'consents', ${consents(input, sql`season.began`)},
      'neverShown', (select json_agg(n.member_id) from photo_opt_outs n where n.team_id = ${team}))
    from teams t
    left join lateral (
      select s.starts_on::timestamp at time zone t.time_zone as began from seasons s
      where s.team_id = t.id and s.starts_on <= ${today}
      order by s.starts_on desc limit 1) season on true
    where t.id = ${team})`
}

/** The parents visible to the viewer, in the order they were added. */
function kin({ team, isStaff, spokenFor }: FactsInput): RawBuilder<unknown> {
  return sql`(
    select json_agg(k) from (
      select care.member_id as "memberId", g.id as "guardianId", g.first_name as "firstName",
        g.last_name as "lastName", care.role, coalesce(g.email <> '', false) as "hasAddress", g.phone,
        g.account_id as "accountId", care.verified_at is not null as "isVerified",
        care.blocked_at is not null as "isBlocked"
      from guardianships care
      join guardians g on g.team_id = care.team_id and g.id = care.guardian_id
      where care.team_id = ${team} and care.member_id in (select id from page)
        and (${isStaff} or care.member_id = any(${spokenFor}))
      order by care.created_at, g.id) k)`
}

/** The members, and children of guardians, with a pending invitation. */
function invited(team: RawBuilder<unknown>, now: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    with open as (
      select i.member_id, i.guardian_id, lower(i.email) as email from invitations i
      where i.team_id = ${team} and i.accepted_at is null and i.revoked_at is null
        and i.expires_at > ${now})
    select open.member_id from open where open.member_id is not null
    union all
    select own.id from open join members own on own.team_id = ${team} and lower(own.email) = open.email
    union all
    select care.member_id from open
    join guardians g on g.team_id = ${team}
      and (g.id = open.guardian_id or lower(g.email) = open.email)
    join guardianships care on care.team_id = g.team_id and care.guardian_id = g.id`
}

/** The consents to pictures that count; a yes from before this season doesn't. */
function consents({ team, isStaff }: FactsInput, began: RawBuilder<unknown>): RawBuilder<unknown> {
  const condition = sql`c.team_id = ${team} and c.member_id in (
    select id from page where ${isStaff} or photo_file_id is not null)`
  return sql`(
    select json_agg(json_build_object('memberId', counting.member_id,
      'isAllowed', counting.state = 'yes' and counting.given_at >= coalesce(${began}, counting.given_at),
      'isRefused', counting.state = 'no'))
    from (${countingConsents(condition, sql`'pictures_team'`)}) counting)`
}

/** Joins roster rows with their facts. */
export function withFacts<
  Row extends {
    readonly id: string
    readonly first_name: string
    readonly account_id: string | null
    readonly email: string | null
    readonly phone: string | null
    readonly date_of_birth: string | null
  },
>(rows: readonly Row[], facts: RosterFacts, now: Date): (Row & SideFacts)[] {
  const blocked = new Set(facts.kept?.map(({ memberId, accountId }) => `${memberId} ${accountId}`))
  const guardianRows = (facts.kin ?? []).filter(
    (one) => !one.isBlocked && !blocked.has(`${one.memberId} ${one.accountId}`),
  )
  const kinOf = Map.groupBy(guardianRows, ({ memberId }) => memberId)
  const invited = new Set(facts.invited)
  const neverShown = new Set(facts.neverShown)
  const consents = new Map(facts.consents?.map((one) => [one.memberId, one]))
  const day = now.toISOString().slice(0, 10)

  return rows.map((row) => {
    const kin = kinOf.get(row.id) ?? []
    const isReached =
      row.account_id !== null || kin.some((one) => one.isVerified && one.accountId !== null)
    const consent = consents.get(row.id)
    return {
      ...row,
      away_until: facts.away?.[row.id] ?? null,
      is_invited: invited.has(row.id),
      is_reached: isReached,
      unjoined: isReached ? null : unjoinedOf(row, kin, { ageGroup: facts.ageGroup, day }),
      picture: {
        today: facts.today,
        isAllowed: consent?.isAllowed === true,
        isRefused: consent?.isRefused === true,
        isNeverShown: neverShown.has(row.id),
      },
      parents: kin.map(({ guardianId, firstName, lastName, role }) => ({
        guardianId,
        firstName,
        lastName,
        role,
      })),
    }
  })
}

/**
 * How staff can reach a family without an account: whether emails are sent, and all phone numbers.
 */
function unjoinedOf(
  row: {
    readonly first_name: string
    readonly email: string | null
    readonly phone: string | null
    readonly date_of_birth: string | null
  },
  kin: readonly Kin[],
  { ageGroup, day }: { readonly ageGroup: string | null; readonly day: string },
): Member['unjoined'] {
  const { first_name: name, email, phone, date_of_birth: born } = row
  const isAdult = born === null ? kin.length === 0 && isForAdults(ageGroup) : !isMinor(born, day)
  const numbers = kin
    .toSorted((a, b) => compare(a.firstName, b.firstName) || compare(a.guardianId, b.guardianId))
    .flatMap((one) =>
      one.phone ? [{ name: `${one.firstName} ${one.lastName}`.trim(), phone: one.phone }] : [],
    )
  return {
    getsLetters: kin.some(({ hasAddress }) => hasAddress) || (isAdult && Boolean(email)),
    numbers: phone ? [{ name, phone }, ...numbers] : numbers,
  }
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
