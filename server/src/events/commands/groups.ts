import type { Audience, EventChange, EventDraft } from '@touchline/contract/events/shapes/draft'
import type { EventGroup } from '@touchline/contract/events/shapes/group'
import type { EditEffect } from '@touchline/contract/events/shapes/requests'
import type { Actor, ActorContext } from '@touchline/domain/teams/actor'
import { may } from '@touchline/domain/teams/permissions'
import { v7 as newId } from 'uuid'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { findSisterActors } from '#server/teams/queries/actor.ts'

import { lockEditable } from '../queries/editable.ts'
import {
  findGroupTeams,
  findMembersByTeam,
  findPlaceName,
  findLinkedEvents,
  linkEvents,
  lockGroup,
} from '../queries/groups.ts'
import { createEvents, type CreatedEvents } from './create.ts'
import type { EventEdit } from './edit.ts'
import type { EventContext } from './event-context.ts'

/**
 * Creates an event in a team and others of its club, linking each date to the same date in the
 * other teams. Chosen members are each invited by their own team. Teams that the actor doesn't run
 * are not found.
 */
export async function createInTeams(
  tx: Transaction,
  { actor, now }: ActorContext,
  { alsoIn, ...draft }: EventDraft & { readonly alsoIn: readonly string[] },
): Promise<CreatedEvents> {
  const teamIds = new Set(alsoIn.filter((id) => id !== actor.teamId))
  if (teamIds.size === 0) return createEvents(tx, { actor, now }, draft)
  const others = (await findSisterActors(tx, actor)).filter(({ teamId }) => teamIds.has(teamId))
  if (others.length !== teamIds.size) throw new AppError('not_found')

  const audiences = await audiencesOf(tx, [actor, ...others], draft.audience)
  const draftFor = (one: EventDraft, teamId: string) => ({
    ...one,
    audience: audiences.get(teamId) ?? one.audience,
  })
  const first = await createEvents(tx, { actor, now }, draftFor(draft, actor.teamId))
  const groupIds = first.eventIds.map(() => newId())
  const linksOf = (teamId: string, { eventIds }: CreatedEvents) =>
    eventIds.map((eventId, at) => ({ teamId, eventId, groupId: groupIds[at] ?? newId() }))
  const links = linksOf(actor.teamId, first)
  const shared = await sharedDraftOf(tx, actor.teamId, draft)
  for (const other of others) {
    const made = await createEvents(tx, { actor: other, now }, draftFor(shared, other.teamId))
    links.push(...linksOf(other.teamId, made))
  }
  await linkEvents(tx, links)
  return first
}

/**
 * The part of an event's audience in each team, without members whom the actor is blocked from.
 * Members who are in none of the teams are unknown.
 */
async function audiencesOf(
  tx: Transaction,
  actors: readonly Actor[],
  audience: Audience,
): Promise<ReadonlyMap<string, Audience>> {
  if (audience.kind !== 'members') return new Map()
  const blocked = new Set(actors.flatMap(({ blockedFrom = [] }) => blockedFrom))
  const wanted = new Set(audience.memberIds.filter((id) => !blocked.has(id)))
  const teams = await findMembersByTeam(tx, {
    teamIds: actors.map(({ teamId }) => teamId),
    memberIds: [...wanted],
  })
  const found = teams.reduce((sum, { memberIds }) => sum + memberIds.length, 0)
  if (found !== wanted.size || teams.length !== actors.length)
    throw new AppError('invalid_input', { fields: { audience: 'members_unknown' } })
  return new Map(teams.map(({ teamId, memberIds }) => [teamId, { ...audience, memberIds }]))
}

/**
 * The event and, with `all`, the linked ones in the other teams. Throws `not_allowed` if the actor
 * may not change one of them.
 */
export async function findEventsInScope(
  tx: Transaction,
  { actor, now, eventId }: EventContext,
  teams: 'this' | 'all',
): Promise<readonly EventContext[]> {
  const own = { actor, now, eventId }
  if (teams === 'this') return [own]
  const key = { teamId: actor.teamId, eventId }
  await lockGroup(tx, key)
  const twins = await findLinkedEvents(tx, key)
  const actors = actorsByTeam(await findSisterActors(tx, actor))
  const others = twins.map((twin) => {
    const there = actors.get(twin.teamId)
    if (there === undefined || !may(there, 'events.edit')) throw new AppError('not_allowed')
    return { actor: there, now, eventId: twin.eventId }
  })
  return [own, ...others]
}

type Change = (tx: Transaction, context: EventContext, edit: EventEdit) => Promise<EditEffect>

/** Changes or previews an event in one team or in all; files uploaded for one team stay there. */
export async function changeInTeams(
  tx: Transaction,
  context: EventContext,
  {
    edit,
    teams,
    run,
  }: { readonly edit: EventEdit; readonly teams: 'this' | 'all'; readonly run: Change },
): Promise<EditEffect> {
  const [, ...others] = await findEventsInScope(tx, context, teams)
  const effects = [await run(tx, context, edit)]
  const shared = await sharedChangesOf(tx, context.actor.teamId, edit.changes)
  for (const other of others) {
    const { teamId } = other.actor
    const { version, cancelledAt } = await lockEditable(tx, { teamId, eventId: other.eventId })
    if (cancelledAt !== null) continue
    const { scope, askAgain } = edit
    effects.push(await run(tx, other, { scope, askAgain, version, changes: shared }))
  }
  const [first, ...more] = effects
  if (first === undefined) throw new AppError('not_found')
  return {
    ...first,
    moves: effects.some(({ moves }) => moves),
    movesDay: effects.some(({ movesDay }) => movesDay),
    askedAgain: effects.some(({ askedAgain }) => askedAgain),
    answerers: more.reduce((sum, { answerers }) => sum + answerers, first.answerers),
  }
}

/** The same event in all teams that the actor runs, with their answers. */
export async function readGroup(
  db: Queryable,
  { actor, eventId }: Pick<EventContext, 'actor' | 'eventId'>,
): Promise<EventGroup> {
  const own = { teamId: actor.teamId, eventId }
  const twins = await findLinkedEvents(db, own)
  const actors = actorsByTeam(await findSisterActors(db, actor))
  const mine = twins.filter(({ teamId }) => {
    const there = actors.get(teamId)
    return there !== undefined && may(there, 'events.edit')
  })
  return {
    teams: await findGroupTeams(db, [own, ...mine]),
    mayChangeAll: twins.length > 0 && mine.length === twins.length,
  }
}

function actorsByTeam(actors: readonly Actor[]): ReadonlyMap<string, Actor> {
  return new Map(actors.map((actor) => [actor.teamId, actor]))
}

/** Places, opponents and files belong to one team: the others get the place by its name. */
async function sharedDraftOf(
  db: Queryable,
  teamId: string,
  draft: EventDraft,
): Promise<EventDraft> {
  const { venueId } = draft
  const location = venueId === null ? draft.location : await findPlaceName(db, { teamId, venueId })
  return { ...draft, venueId: null, location, opponentId: null, attachments: [] }
}

/** The same for a change, which holds only the new values. */
async function sharedChangesOf(
  db: Queryable,
  teamId: string,
  changes: EventChange,
): Promise<EventChange> {
  const { venueId, opponentId: _opponentId, attachments: _attachments, ...shared } = changes
  if (venueId === undefined) return shared
  if (venueId === null) return { ...shared, venueId }
  return { ...shared, venueId: null, location: await findPlaceName(db, { teamId, venueId }) }
}
