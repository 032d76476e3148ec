import { isStaff, type Actor } from '@touchline/domain/teams/actor'
import { sql, type RawBuilder } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { lacksCheck } from './checks.ts'
import { keptFrom, speaks } from './speaking.ts'

export interface ActorKey {
  readonly accountId: string
  readonly teamId: string
}

/** Who asks in a team: an account of a request, with the limits of its token if it has one. */
export interface Asker {
  readonly account: { readonly id: string } & Pick<Actor, 'program'>
  readonly teamId: string
}

/**
 * Who an account is inside a team: a person of its roster, verified guardian of somebody on it, or
 * manager of its club. Anybody else, and anybody once the team is deleted, is `not_found`; staff
 * who still owes the club a background check is `check_needed`. A program that asks for somebody, by a
 * token, may less than they.
 */
export async function requireActor(db: Queryable, { account, teamId }: Asker): Promise<Actor> {
  return withTokenLimits(await requirePerson(db, { accountId: account.id, teamId }), account)
}

/** A program that asks for somebody may less than they. */
export function withTokenLimits(actor: Actor, { program }: Asker['account']): Actor {
  if (program === undefined) return actor
  return { ...actor, program: { seesChildren: program.seesChildren } }
}

/** The same of an account whose request has no token, or that asks by the clock. */
export async function requirePerson(db: Queryable, key: ActorKey): Promise<Actor> {
  const { actor, owesCheck } = await readActor(db, key)
  if (actor !== undefined) return actor
  throw new AppError(owesCheck ? 'check_needed' : 'not_found')
}

export async function findActor(db: Queryable, key: ActorKey): Promise<Actor | undefined> {
  const { actor } = await readActor(db, key)
  return actor
}

/**
 * The same, and a value beside it in one statement; that one is undefined where the account has no row in
 * the team.
 */
export async function findActorBeside<T>(
  db: Queryable,
  { accountId, teamId }: ActorKey,
  value: RawBuilder<T>,
): Promise<{ readonly actor: Actor | undefined; readonly value: T | undefined }> {
  const found = await actorRows(accountId, sql`team.id = ${teamId}`, value).execute(db)
  const [row] = found.rows
  if (row === undefined) return { actor: undefined, value: undefined }
  return { actor: readingOf(row, accountId).actor, value: row.beside }
}

/** Who an account is in each of the other teams of a team's club, by name; in one statement. */
export async function findSisterActors(
  db: Queryable,
  { accountId, teamId }: ActorKey,
): Promise<readonly Actor[]> {
  const sisters = sql`team.id <> ${teamId}
    and team.club_id = (select club_id from teams where id = ${teamId})`
  const found = await actorRows(accountId, sisters).execute(db)
  return found.rows.flatMap((row) => readingOf(row, accountId).actor ?? [])
}

interface Read {
  readonly actor: Actor | undefined
  readonly owesCheck: boolean
}

async function readActor(db: Queryable, { accountId, teamId }: ActorKey): Promise<Read> {
  const found = await actorRows(accountId, sql`team.id = ${teamId}`).execute(db)
  const [row] = found.rows
  return row === undefined ? { actor: undefined, owesCheck: false } : readingOf(row, accountId)
}

function readingOf(row: ActorRow<unknown>, accountId: string): Read {
  const actor = actorOf(row, accountId)
  if (!row.lacks_check || !isStaff(actor)) return { actor, owesCheck: false }
  // Whoever has a child of their own in the team stays its guardian, and is no more than that.
  const guardian = {
    ...actor,
    memberId: undefined,
    isAdmin: false,
    isCoach: false,
    isTreasurer: false,
  }
  return { actor: actor.childIds.length > 0 ? guardian : undefined, owesCheck: true }
}

function actorOf(row: ActorRow<unknown>, accountId: string): Actor {
  return {
    accountId,
    teamId: row.team_id,
    clubId: row.club_id ?? undefined,
    memberId: row.member_id ?? undefined,
    isAdmin: row.is_manager || row.is_admin === true,
    isCoach: row.is_coach === true,
    isTreasurer: row.is_treasurer === true,
    childIds: row.child_ids ?? [],
    ...(row.kept_from !== null && { keptFrom: row.kept_from }),
  }
}

interface ActorRow<T = null> {
  readonly beside: T
  readonly team_id: string
  readonly club_id: string | null
  readonly member_id: string | null
  readonly is_admin: boolean | null
  readonly is_coach: boolean | null
  readonly is_treasurer: boolean | null
  readonly is_manager: boolean
  readonly child_ids: string[] | null
  readonly kept_from: string[] | null
  readonly lacks_check: boolean
}

/** One look-up along the indexes by account; nothing is read of teams that are not the actor's. */
function actorRows<T = null>(
  accountId: string,
  which: RawBuilder<unknown>,
  beside: RawBuilder<T> = sql<T>`null`,
) {
  return sql<ActorRow<T>>`
    select ${beside} as beside, team.id as team_id, team.club_id, own.id as member_id, own.is_admin, own.is_coach, own.is_treasurer,
           manager.account_id is not null as is_manager, children.ids as child_ids,
           ${keptFrom(sql`team.id`, sql`${accountId}::uuid`)} as kept_from,
           ${lacksCheck(accountId)} as lacks_check
    from teams as team
    left join clubs as club on club.id = team.club_id
    left join members as own
      on own.team_id = team.id and own.account_id = ${accountId}
      and own.left_at is null and own.archived_at is null
    left join club_managers as manager
      on manager.club_id = team.club_id and manager.account_id = ${accountId}
    left join lateral (
      select array_agg(child.id order by child.id) as ids
      from guardians as guardian
      join guardianships as care
        on care.team_id = guardian.team_id and care.guardian_id = guardian.id
        and ${speaks('care', 'guardian')}
      join members as child
        on child.team_id = care.team_id and child.id = care.member_id
        and child.left_at is null and child.archived_at is null
      where guardian.team_id = team.id and guardian.account_id = ${accountId}
    ) as children on true
    where ${which} and team.deleted_at is null and club.deleted_at is null
      and (own.id is not null or manager.account_id is not null or children.ids is not null)
    order by team.name, team.id`
}
