import { eventDraft, type EventDraftInput } from '@touchline/contract/events/shapes/draft'
import { defaultInvitation } from '@touchline/domain/events/inviting'
import type { Actor } from '@touchline/domain/teams/actor'
import { v7 as newId } from 'uuid'

import type { Database } from '#server/platform/database/database.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'
import { aGuardian, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

import { createEvents, createSeveral } from '../commands/create.ts'

/** "Today" in tests, a Saturday; events are created for the weeks after it. */
export const now = new Date('2026-03-14T09:00:00.000Z')

export interface Playing {
  readonly teamId: string
  readonly coach: Actor
  readonly player: Actor
  /** Mother of Leo and Mia. */
  readonly mother: Actor
  readonly leo: string
  readonly mia: string
}

/** A team with a coach, a player and a mother who answers for her children. */
export async function aPlayingTeam(db: Database): Promise<Playing> {
  const teamId = await aTeam(db)
  const coach = await someone(db, teamId, { firstName: 'Carla', role: 'Player - coach' })
  const player = await someone(db, teamId, { firstName: 'Pau', role: 'Player' })
  const leo = await aMember(db, teamId, { firstName: 'Leo', role: 'Player' })
  const mia = await aMember(db, teamId, { firstName: 'Mia', role: 'Player' })
  const motherId = await anAccount(db, 'Marta')
  const guardian = await aGuardian(db, { teamId, memberId: leo }, { accountId: motherId })
  await db
    .insertInto('guardianships')
    .values({
      team_id: teamId,
      guardian_id: guardian,
      member_id: mia,
      role: 'mother',
      verified_at: now,
    })
    .execute()
  const mother = await requirePerson(db, { accountId: motherId, teamId })
  return { teamId, coach, player, mother, leo, mia }
}

async function someone(
  db: Database,
  teamId: string,
  traits: { readonly firstName: string; readonly role: string },
): Promise<Actor> {
  const accountId = await anAccount(db, traits.firstName)
  await aMember(db, teamId, { ...traits, accountId })
  return requirePerson(db, { accountId, teamId })
}

/** Adds players like one of them, each an actor of their own. */
export async function somePlayers(db: Database, like: Actor, count: number): Promise<Actor[]> {
  const actors = Array.from({ length: count }, () => ({
    ...like,
    accountId: newId(),
    memberId: newId(),
  }))
  await db
    .insertInto('accounts')
    .values(actors.map(({ accountId }) => ({ id: accountId, email: `${accountId}@example.org` })))
    .execute()
  await db
    .insertInto('members')
    .values(
      actors.map(({ accountId, memberId, teamId }, index) => ({
        id: memberId,
        team_id: teamId,
        account_id: accountId,
        first_name: `P${index}`,
        last_name: 'Ruiz',
        role: 'Player',
        created_at: new Date('2020-01-01'),
      })),
    )
    .execute()
  return actors
}

export function draft(change: Partial<EventDraftInput> = {}) {
  return eventDraft.parse({ type: 'practice', title: 'Practice', date: '2026-03-21', ...change })
}

/** Creates events as the coach; returns the ids in order of time. */
export async function someEvents(
  db: Database,
  coach: Actor,
  change: Partial<EventDraftInput> = {},
): Promise<readonly string[]> {
  const created = await db
    .transaction()
    .execute((tx) => createEvents(tx, { actor: coach, now }, draft(change)))
  return created.eventIds
}

export async function anEvent(
  db: Database,
  coach: Actor,
  change: Partial<EventDraftInput> = {},
): Promise<string> {
  const [first = ''] = await someEvents(db, coach, change)
  return first
}

/** An event whose people are invited by hand. */
export async function anEventByHand(
  db: Database,
  coach: Actor,
  change: Partial<EventDraftInput> = {},
): Promise<string> {
  const how = { ...defaultInvitation, invitation: { kind: 'by_hand' } } as const
  const input = { draft: draft(change), how }
  const [first = ''] = await db
    .transaction()
    .execute((tx) => createSeveral(tx, { actor: coach, now }, [input]))
  return first
}

/** The actor's roster row. */
export function rowOf(actor: Actor): string {
  return actor.memberId ?? ''
}
