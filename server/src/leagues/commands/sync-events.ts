import type { EventChange } from '@touchline/contract/events/shapes/draft'
import type { InvitationOptions } from '@touchline/domain/events/inviting'

import { cancelEvent, restoreEvent } from '#server/events/commands/cancel.ts'
import { createSeveral } from '#server/events/commands/create.ts'
import { changeEvent } from '#server/events/commands/edit.ts'
import { changeInvitations } from '#server/events/commands/invite.ts'
import { lockEvents, type EditableEvent } from '#server/events/queries/editable.ts'
import type { Transaction } from '#server/platform/database/database.ts'

import type { LeagueRow } from '../queries/leagues.ts'
import type { StoredMatch } from '../queries/matches.ts'
import { dropMatchEvents } from './drop-match-events.ts'
import type { LockedLeague } from './locked-league.ts'
import {
  differenceOf,
  draftOf,
  eventOf,
  isNotPlayed,
  keepDuration,
  type EventFacts,
} from './match-events.ts'

/** A match before and after a change; `undefined` where it did not exist. */
export interface MatchesChange {
  readonly before: StoredMatch | undefined
  readonly after: StoredMatch
}

/**
 * Creates, moves, cancels and restores the calendar events of our matches. Returns the matches with
 * their events.
 */
export async function syncEvents(
  tx: Transaction,
  locked: LockedLeague,
  changes: readonly MatchesChange[],
): Promise<readonly StoredMatch[]> {
  const made = await makeEvents(tx, locked, changes)
  await moveEvents(tx, locked, changes)
  const unwanted = changes.flatMap(({ after }) =>
    eventOf(locked, after) === undefined ? (after.eventId ?? []) : [],
  )
  await dropMatchEvents(tx, locked, unwanted)
  const dropped = new Set(unwanted)
  return changes.map(({ after }) => {
    const eventId = made.get(after.id) ?? after.eventId
    return { ...after, eventId: eventId !== null && dropped.has(eventId) ? null : eventId }
  })
}

async function makeEvents(
  tx: Transaction,
  locked: LockedLeague,
  changes: readonly MatchesChange[],
): Promise<ReadonlyMap<string, string>> {
  const how = invitationOf(locked.league)
  const fresh = changes.flatMap(({ after }) => {
    const facts = after.eventId === null ? eventOf(locked, after) : undefined
    return facts === undefined || isNotPlayed(after) ? [] : [{ id: after.id, facts }]
  })
  const drafts = fresh.map(({ facts }) => ({ draft: draftOf(facts, locked.league), how }))
  const eventIds = await createSeveral(tx, locked, drafts)
  return new Map(fresh.map(({ id }, at) => [id, eventIds[at] ?? '']))
}

/** A match with an event before and after the change. */
interface Move {
  readonly eventId: string
  readonly facts: EventFacts
  readonly changed: EventChange
  readonly wasOff: boolean
  readonly isOff: boolean
}

async function moveEvents(
  tx: Transaction,
  locked: LockedLeague,
  changes: readonly MatchesChange[],
): Promise<void> {
  const moves = changes.flatMap((change) => moveOf(locked, change) ?? [])
  if (moves.length === 0) return
  const { teamId } = locked.actor
  const eventIds = moves.map(({ eventId }) => eventId)
  const events = await lockEvents(tx, { teamId, eventIds })
  const byId = new Map(events.map((event) => [event.id, event]))
  for (const move of moves) {
    const event = byId.get(move.eventId)
    if (event !== undefined) await moveEvent(tx, locked, { move, event })
  }
}

function moveOf(locked: LockedLeague, { before, after }: MatchesChange): Move | undefined {
  const { eventId } = after
  const facts = eventOf(locked, after)
  if (eventId === null || facts === undefined || before === undefined) return undefined
  const { teams, teamsBefore = teams } = locked
  const earlier = eventOf({ ...locked, teams: teamsBefore }, before)
  const changed = earlier === undefined ? facts : differenceOf(earlier, facts)
  return { eventId, facts, changed, wasOff: isNotPlayed(before), isOff: isNotPlayed(after) }
}

async function moveEvent(
  tx: Transaction,
  locked: LockedLeague,
  { move, event }: { readonly move: Move; readonly event: EditableEvent },
): Promise<void> {
  const { actor, now, league } = locked
  const context = { actor, now, eventId: event.id }
  if (event.cancelledAt === null) {
    if (move.isOff) return cancelEvent(tx, context, { reason: null })
    if (!(await changeIfNeeded(tx, locked, { event, changes: move.changed }))) return
  } else {
    // An event cancelled by hand stays cancelled until its match is moved.
    if (move.isOff || !(move.wasOff || isMoved(move.changed))) return
    await restoreEvent(tx, context, {})
    const { title: _, ...facts } = move.facts
    const restored = { ...event, version: event.version + 1 }
    await changeIfNeeded(tx, locked, { event: restored, changes: facts })
  }
  const how = { how: invitationOf(league), now, accountId: actor.accountId }
  await changeInvitations(tx, { teamId: actor.teamId, eventIds: [event.id] }, how)
}

function isMoved({ date, startTime }: EventChange): boolean {
  return date !== undefined || startTime !== undefined
}

/** Skips the update if nothing changed. */
async function changeIfNeeded(
  tx: Transaction,
  { actor, now }: LockedLeague,
  { event, changes }: { readonly event: EditableEvent; readonly changes: EventChange },
): Promise<boolean> {
  if (Object.keys(changes).length === 0) return false
  const { startTime, date = event.fields.date } = changes
  const times = startTime === undefined ? {} : keepDuration({ date, startTime }, event.fields)
  const edit = { version: event.version, changes: { ...changes, ...times } }
  await changeEvent(tx, { actor, now, eventId: event.id }, edit)
  return true
}

/** How events of this league's matches invite people. */
export function invitationOf({ invitations }: Pick<LeagueRow, 'invitations'>): InvitationOptions {
  const { type, daysBefore, hoursBefore, autoReminder, attendanceVisibility } = invitations
  return {
    invitation:
      type === 'manual'
        ? { kind: 'by_hand' }
        : { kind: 'before', days: daysBefore, hours: hoursBefore },
    isReminded: autoReminder,
    answerVisibility: attendanceVisibility,
  }
}
