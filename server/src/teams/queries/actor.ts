import { isStaff, type Actor } from '@touchline/domain/teams/actor'
import { sql, type RawBuilder } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { statement, type ParameterOf } from '#server/platform/database/statement.ts'
import { AppError } from '#server/platform/errors.ts'
import {
  featureColumns,
  featuresOffIn,
  type FeatureRow,
} from '#server/platform/features/queries.ts'

import { lacksCheck } from './checks.ts'
import { entersTeam, leadsTeam } from './club-roles.ts'
import { blockedFrom, isActiveGuardianship } from './guardian-rights.ts'

export interface ActorKey {
  readonly accountId: string
  readonly teamId: string
}

/** The account of a request, with the limits of its token if it has one. */
export interface Asker {
  readonly account: { readonly id: string } & Pick<Actor, 'program'>
  readonly teamId: string
}

/**
 * The caller's actor in a team: a member, a verified guardian, or the holder of a club role that
 * covers the team. Throws `not_found` for others and for deleted teams, `check_needed` for staff
 * without a required background check, and `club_suspended` if an operator suspended the club.
 */
export async function requireActor(db: Queryable, { account, teamId }: Asker): Promise<Actor> {
  return withTokenLimits(await requirePerson(db, { accountId: account.id, teamId }), account)
}

/** Throws `feature_off` where the operator has turned API tokens off. */
export function requireIntegrations({ featuresOff = [] }: Pick<Actor, 'featuresOff'>): void {
  if (featuresOff.includes('integrations'))
    throw new AppError('feature_off', { feature: 'integrations' })
}

/** Applies the limits of an API token. */
export function withTokenLimits(actor: Actor, { program }: Pick<Actor, 'program'>): Actor {
  if (program === undefined) return actor
  return { ...actor, program: { seesChildren: program.seesChildren } }
}

/** Like `requireActor`, for accounts without a token and for jobs. */
export async function requirePerson(db: Queryable, key: ActorKey): Promise<Actor> {
  const { actor, owesCheck } = await readActor(db, key)
  if (actor !== undefined) return actor
  if (owesCheck) throw new AppError('check_needed')
  throw new AppError((await belongsToSuspended(db, key)) ? 'club_suspended' : 'not_found')
}

/**
 * Only queried without an actor: people of a suspended club get the reason, strangers not_found.
 */
async function belongsToSuspended(
  db: Queryable,
  { accountId, teamId }: ActorKey,
): Promise<boolean> {
  const { rows } = await actorRows({
    account: sql`${accountId}::uuid`,
    team: sql`${teamId}::uuid`,
    which: sql`coalesce(club.suspended_at, team.suspended_at) is not null`,
    isOpen: sql`true`,
  }).execute(db)
  return rows.length > 0
}

export async function findActor(db: Queryable, key: ActorKey): Promise<Actor | undefined> {
  const { actor } = await readActor(db, key)
  return actor
}

/** A prepared statement that reads the actor in one team together with another value. */
export function actorInOtherTeam<Key extends ActorKey, T>(
  beside: (value: ParameterOf<Key>) => RawBuilder<T>,
) {
  return statement<Key, ActorRow & { readonly beside: T }>((value) =>
    actorRows({
      account: value('accountId'),
      team: value('teamId'),
      beside: sql`, ${beside(value)} as beside`,
    }),
  )
}

/** SQL for the account's row in one team, for use in other statements; no row for strangers. */
export function actorRow({ account, team }: Record<'account' | 'team', RawBuilder<unknown>>) {
  return actorRows({ account, team })
}

/** Also undefined for staff without a required background check. */
export function actorFrom(row: ActorRow | null | undefined, accountId: string): Actor | undefined {
  return row ? readingOf(row, accountId).actor : undefined
}

/** The account's actor in each other team of the club, by name, in one statement. */
export async function findSisterActors(
  db: Queryable,
  { accountId, teamId }: ActorKey,
): Promise<readonly Actor[]> {
  const sisters = sql`team.id <> ${teamId}
    and team.club_id = (select club_id from teams where id = ${teamId})`
  const found = await actorRows<ActorRow>({
    account: sql`${accountId}::uuid`,
    which: sisters,
  }).execute(db)
  return found.rows.flatMap((row) => readingOf(row, accountId).actor ?? [])
}

/** The account's actor in each team of a club, in one statement. */
export async function findActorsOfClub(
  db: Queryable,
  { accountId, clubId }: { readonly accountId: string; readonly clubId: string },
): Promise<readonly Actor[]> {
  const found = await actorRows<ActorRow>({
    account: sql`${accountId}::uuid`,
    which: sql`team.club_id = ${clubId}`,
  }).execute(db)
  return found.rows.flatMap((row) => readingOf(row, accountId).actor ?? [])
}

/** The account's actor in each of its teams, in one statement. */
export async function findActorsOfAccount(
  db: Queryable,
  account: Asker['account'],
): Promise<readonly Actor[]> {
  const { id } = account
  const mine = sql`team.id in (
    select team_id from members where account_id = ${id} and left_at is null and archived_at is null
    union select team_id from guardians where account_id = ${id}
    union select led.id from club_roles k join teams led on led.club_id = k.club_id
      where k.account_id = ${id} and ${entersTeam('k', 'led')})`
  const found = await actorRows<ActorRow>({ account: sql`${id}::uuid`, which: mine }).execute(db)
  return found.rows.flatMap((row) => {
    const { actor } = readingOf(row, id)
    const isOff =
      account.program !== undefined && actor?.featuresOff?.includes('integrations') === true
    return actor === undefined || isOff ? [] : withTokenLimits(actor, account)
  })
}

interface Read {
  readonly actor: Actor | undefined
  readonly owesCheck: boolean
}

const ownRow = statement<ActorKey, ActorRow>((value) =>
  actorRow({ account: value('accountId'), team: value('teamId') }),
)

async function readActor(db: Queryable, { accountId, teamId }: ActorKey): Promise<Read> {
  const [row] = await ownRow(db, { accountId, teamId })
  return row === undefined ? { actor: undefined, owesCheck: false } : readingOf(row, accountId)
}

function readingOf(row: ActorRow, accountId: string): Read {
  const actor = actorOf(row, accountId)
  if (!row.lacks_check || !isStaff(actor)) return { actor, owesCheck: false }
  // Staff without a required check keep their rights as guardians.
  const guardian = {
    ...actor,
    memberId: undefined,
    isAdmin: false,
    isYouthDirector: false,
    isCoach: false,
    isTreasurer: false,
  }
  return { actor: actor.childIds.length > 0 ? guardian : undefined, owesCheck: true }
}

function actorOf(row: ActorRow, accountId: string): Actor {
  const off = featuresOffIn(row)
  return {
    accountId,
    teamId: row.team_id,
    clubId: row.club_id ?? undefined,
    memberId: row.member_id ?? undefined,
    ...rightsOf(row),
    childIds: row.child_ids ?? [],
    ...(row.blocked_from !== null && { blockedFrom: row.blocked_from }),
    ...(off.length > 0 && { featuresOff: off }),
  }
}

/** Combines rights from the roster row and from club roles. */
function rightsOf(
  row: ActorRow,
): Pick<Actor, 'isAdmin' | 'isYouthDirector' | 'isCoach' | 'isTreasurer'> {
  const clubRoles = row.club_roles ?? []
  const isFullAdmin = row.is_admin === true || clubRoles.includes('manager')
  return {
    isAdmin: isFullAdmin || row.leads,
    ...(row.leads && !isFullAdmin && { isYouthDirector: true }),
    isCoach: row.is_coach === true,
    isTreasurer: row.is_treasurer === true || clubRoles.includes('treasurer'),
  }
}

export interface ActorRow extends FeatureRow {
  readonly team_id: string
  readonly club_id: string | null
  readonly member_id: string | null
  readonly is_admin: boolean | null
  readonly is_coach: boolean | null
  readonly is_treasurer: boolean | null
  readonly club_roles: string[] | null
  /** True for an admin by club role. */
  readonly leads: boolean
  readonly child_ids: string[] | null
  readonly blocked_from: string[] | null
  readonly lacks_check: boolean
}

/** Looks rows up by account, so that it never scans other teams. One team is named wherever rows are read. */
function actorRows<Row extends ActorRow>({
  account,
  team,
  which = sql`true`,
  beside = sql``,
  isOpen = sql`club.suspended_at is null and team.suspended_at is null`,
}: {
  readonly account: RawBuilder<unknown>
  readonly team?: RawBuilder<unknown>
  readonly which?: RawBuilder<unknown>
  readonly beside?: RawBuilder<unknown>
  readonly isOpen?: RawBuilder<unknown>
}): RawBuilder<Row> {
  return sql<Row>`
    select team.id as team_id, team.club_id, own.id as member_id, own.is_admin, own.is_coach, own.is_treasurer,
           held.roles as club_roles, ${leadsTeam('held', 'team')} as leads, children.ids as child_ids,
           ${blockedFrom(sql`team.id`, account)} as blocked_from,
           ${lacksCheck(account)} as lacks_check, ${featureColumns}${beside}
    from teams as team
    left join clubs as club on club.id = team.club_id
    left join members as own
      on own.team_id = team.id and own.account_id = ${account}
      and own.left_at is null and own.archived_at is null
    left join club_roles as held
      on held.club_id = team.club_id and held.account_id = ${account}
    left join lateral (
      select array_agg(child.id order by child.id) as ids
      from guardians as guardian
      join guardianships as care
        on care.team_id = guardian.team_id and care.guardian_id = guardian.id
        and ${isActiveGuardianship('care', 'guardian')}
      join members as child
        on child.team_id = care.team_id and child.id = care.member_id
        and child.left_at is null and child.archived_at is null
      where guardian.team_id = ${team ?? sql`team.id`} and guardian.account_id = ${account}
    ) as children on true
    where ${team === undefined ? sql`true` : sql`team.id = ${team}`} and ${which} and team.deleted_at is null and club.deleted_at is null and ${isOpen}
      and (own.id is not null or children.ids is not null or ${entersTeam('held', 'team')})
    order by team.name, team.id`
}
