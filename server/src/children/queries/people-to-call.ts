import type { EmergencyNumbers, PersonToCall } from '@touchline/contract/children/shapes/health'
import type { Actor } from '@touchline/domain/teams/actor'
import { sql } from 'kysely'

import {
  findGuardians,
  findGuardiansOfTeam,
  guardianOf,
  type GuardianRow,
} from '#server/members/queries/guardians.ts'
import type { Queryable } from '#server/platform/database/database.ts'

interface Own {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string | null
}

/** Parents who aren't blocked, then the person, with the numbers the reader may see. */
export async function findPeopleToCall(
  db: Queryable,
  actor: Actor,
  memberId: string,
): Promise<PersonToCall[]> {
  const { teamId } = actor
  const parents = await findGuardians(db, { teamId, memberId })
  const found = await sql<Own>`
    select id, first_name as "firstName", last_name as "lastName", phone from members
    where team_id = ${teamId} and id = ${memberId}`.execute(db)
  return found.rows.flatMap((own) => toCall(actor, own, parents))
}

/** The same for the whole roster, by name. */
export async function findNumbersOfTeam(
  db: Queryable,
  actor: Actor,
): Promise<EmergencyNumbers['members']> {
  const { teamId } = actor
  const parents = Map.groupBy(await findGuardiansOfTeam(db, teamId), (row) => row.member_id)
  const found = await sql<Own>`
    select id, first_name as "firstName", last_name as "lastName", phone from members
    where team_id = ${teamId} and left_at is null and archived_at is null
    order by first_name, last_name, id`.execute(db)
  return found.rows.map((own) => ({
    memberId: own.id,
    people: toCall(actor, own, parents.get(own.id) ?? []),
  }))
}

function toCall(actor: Actor, own: Own, parents: readonly GuardianRow[]): PersonToCall[] {
  return [
    ...parents
      .map((row) => guardianOf(row, actor, own.id))
      .filter(({ blockedAt }) => blockedAt === null)
      .map(({ role, phone, ...name }) => ({ name: nameOf(name), relation: role, phone })),
    ...(own.phone === null
      ? []
      : [{ name: nameOf(own), relation: 'self' as const, phone: own.phone }]),
  ]
}

function nameOf({ firstName, lastName }: Pick<Own, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim()
}
