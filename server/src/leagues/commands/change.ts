import type { LeagueChange, LeagueFields } from '@touchline/contract/leagues/shapes/league'
import { mayDeleteLeagues } from '@touchline/domain/leagues/permissions'

import { changeEvent } from '#server/events/commands/edit.ts'
import { changeInvitations } from '#server/events/commands/invite.ts'
import { lockSeveral } from '#server/events/queries/editable.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { deleteLeague, saveLeague, type LeagueRow } from '../queries/leagues.ts'
import { findMatches } from '../queries/matches.ts'
import { dropMatchEvents } from './drop-match-events.ts'
import { howAsked } from './our-events.ts'
import { refuseUnknownPlaces } from './own-places.ts'
import { keyOf, runLeague, tellOfLeague, type Doing, type Running } from './running.ts'
import { areSame } from './same.ts'

export interface LeagueEdit {
  readonly leagueId: string
  readonly version: number
  readonly changes: LeagueChange
  readonly was?: LeagueChange | undefined
}

/** Changes a league. How its matches ask holds for those who have not been asked. */
export async function changeLeague(tx: Transaction, doing: Doing, edit: LeagueEdit): Promise<void> {
  const running = await runLeague(tx, doing, edit.leagueId)
  const { league } = running
  const { changes, was, version } = edit
  const isStale = version !== league.version
  if (isStale && (was === undefined || !areSame({ is: league, was }, changes)))
    throw new AppError('changed_meanwhile')
  const after = { ...league, ...given(changes) }
  await refuseUnknownPlaces(tx, league.teamId, after)
  await saveLeague(tx, keyOf(running), after)
  if (changes.invitations !== undefined) await askAnew(tx, running, after)
  await tellOfLeague(tx, 'leagues.changed', keyOf(running))
}

function given(changes: LeagueChange): Partial<LeagueFields> {
  const { name, seasonId, sport, format, venueId, address, rules, invitations } = changes
  return {
    ...(name !== undefined && { name }),
    ...(seasonId !== undefined && { seasonId }),
    ...(sport !== undefined && { sport }),
    ...(format !== undefined && { format }),
    ...(venueId !== undefined && { venueId }),
    ...(address !== undefined && { address }),
    ...(rules !== undefined && { rules }),
    ...(invitations !== undefined && { invitations }),
  }
}

async function askAnew(
  tx: Transaction,
  { actor, now, league: before }: Running,
  league: LeagueRow,
): Promise<void> {
  const { teamId, accountId } = actor
  const eventIds = (await findMatches(tx, { teamId, leagueId: league.id })).flatMap(
    ({ eventId, isCalledOff }) => (eventId === null || isCalledOff ? [] : [eventId]),
  )
  const coming = (await lockSeveral(tx, { teamId, eventIds })).filter(
    ({ startsAt }) => new Date(startsAt) > now,
  )
  const places = placesOf(league)
  if (places !== placesOf(before))
    for (const { id: eventId, version, counts } of coming)
      if (places === null || counts.going <= places)
        await changeEvent(tx, { actor, now, eventId }, { version, changes: { places } })
  const ids = coming.map(({ id }) => id)
  await changeInvitations(tx, { teamId, eventIds: ids }, { how: howAsked(league), now, accountId })
}

function placesOf({ invitations }: LeagueRow): number | null {
  return invitations.firstComeFirstServed ? invitations.places : null
}

/** A league goes with its results; the calendar keeps what people were at. */
export async function removeLeague(
  tx: Transaction,
  doing: Doing,
  { leagueId }: { readonly leagueId: string },
): Promise<void> {
  const running = await runLeague(tx, doing, leagueId)
  if (!mayDeleteLeagues(doing.actor)) throw new AppError('not_allowed')
  const matches = await findMatches(tx, keyOf(running))
  await dropMatchEvents(
    tx,
    doing,
    matches.flatMap(({ eventId }) => eventId ?? []),
  )
  await deleteLeague(tx, keyOf(running))
  await tellOfLeague(tx, 'leagues.removed', keyOf(running))
}
