import type {
  LeagueChange,
  LeagueEdit,
  LeagueFields,
} from '@touchline/contract/leagues/shapes/league'
import type { ActorContext } from '@touchline/domain/teams/actor'

import { changeEvent } from '#server/events/commands/edit.ts'
import { changeInvitations } from '#server/events/commands/invite.ts'
import { lockEvents } from '#server/events/queries/editable.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { deleteLeague, saveLeague, type LeagueRow } from '../queries/leagues.ts'
import { findMatches } from '../queries/matches.ts'
import { dropMatchEvents } from './drop-match-events.ts'
import { hasPartChanges, refuseInvalidParts, saveParts } from './league-parts.ts'
import {
  isSameMatch,
  announceLeague,
  keyOf,
  lockLeagueWithTeams,
  type LockedLeague,
} from './locked-league.ts'
import { invitationOf } from './sync-events.ts'
import { validateFields } from './validate-fields.ts'

/** Changes a league. New invitation settings apply to people not yet invited. */
export async function changeLeague(
  tx: Transaction,
  context: ActorContext,
  edit: LeagueEdit,
): Promise<void> {
  const locked = await lockLeagueWithTeams(tx, context, edit.leagueId)
  const { league } = locked
  const { changes, version } = edit
  const after = { ...league, ...given(changes) }
  await validateFields(tx, league.teamId, after)
  refuseInvalidParts(locked, changes)
  if (version !== league.version && !mayMerge(league, edit)) throw new AppError('changed_meanwhile')
  await saveParts(tx, locked, changes)
  await saveLeague(tx, keyOf(locked), after)
  if (changes.invitations !== undefined) await updateInvitations(tx, locked, after)
  await announceLeague(tx, 'leagues.changed', keyOf(locked))
}

/** Edits of different fields are merged. */
function mayMerge(league: LeagueRow, { was, changes }: LeagueEdit): boolean {
  return !hasPartChanges(changes) && was !== undefined && isSameMatch({ is: league, was }, changes)
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

async function updateInvitations(
  tx: Transaction,
  { actor, now, league: before }: LockedLeague,
  league: LeagueRow,
): Promise<void> {
  const { teamId, accountId } = actor
  const eventIds = (await findMatches(tx, { teamId, leagueId: league.id })).flatMap(
    ({ eventId, isCalledOff }) => (eventId === null || isCalledOff ? [] : [eventId]),
  )
  const coming = (await lockEvents(tx, { teamId, eventIds })).filter(
    ({ startsAt }) => new Date(startsAt) > now,
  )
  const places = placesOf(league)
  if (places !== placesOf(before))
    for (const { id: eventId, version, counts } of coming)
      if (places === null || counts.going <= places)
        await changeEvent(tx, { actor, now, eventId }, { version, changes: { places } })
  const ids = coming.map(({ id }) => id)
  await changeInvitations(
    tx,
    { teamId, eventIds: ids },
    { how: invitationOf(league), now, accountId },
  )
}

function placesOf({ invitations }: LeagueRow): number | null {
  return invitations.firstComeFirstServed ? invitations.places : null
}

/** Deletes a league with its results; the calendar keeps past events. */
export async function removeLeague(
  tx: Transaction,
  context: ActorContext,
  { leagueId }: { readonly leagueId: string },
): Promise<void> {
  const locked = await lockLeagueWithTeams(tx, context, leagueId)
  const matches = await findMatches(tx, keyOf(locked))
  await dropMatchEvents(
    tx,
    context,
    matches.flatMap(({ eventId }) => eventId ?? []),
  )
  await deleteLeague(tx, keyOf(locked))
  await announceLeague(tx, 'leagues.removed', keyOf(locked))
}
