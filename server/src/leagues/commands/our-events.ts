import {
  eventDraft,
  type EventChange,
  type EventDraft,
  type EventFields,
} from '@touchline/contract/events/shapes/draft'
import { minutesOf } from '@touchline/domain/events/days'
import type { HomeAway } from '@touchline/domain/events/event-types'
import type { HowAsked } from '@touchline/domain/events/inviting'
import { defaultStartTime } from '@touchline/domain/events/time-choices'
import type { Actor } from '@touchline/domain/teams/actor'
import { bestLanguage } from '@touchline/domain/values/language'

import { cancelEvent, restoreEvent } from '#server/events/commands/cancel.ts'
import { createSeveral } from '#server/events/commands/create.ts'
import { dropEvents } from '#server/events/commands/drop.ts'
import { changeEvent } from '#server/events/commands/edit.ts'
import { askDifferently } from '#server/events/commands/invite.ts'
import { lockSeveral } from '#server/events/queries/editable.ts'
import type { Transaction } from '#server/platform/database/database.ts'

import type { LeagueRow } from '../queries/leagues.ts'
import type { WrittenMatch } from '../queries/matches.ts'
import type { TeamRow } from '../queries/teams.ts'
import { leagueTexts } from './texts.ts'

/** A league while its matches are written. */
export interface Running {
  readonly actor: Actor
  readonly now: Date
  readonly league: LeagueRow
  readonly teams: ReadonlyMap<string, TeamRow>
  /** The teams as the events were made for them, when it is the teams that change. */
  readonly teamsBefore?: ReadonlyMap<string, TeamRow>
  /** Of the team: the titles of its events are in it. */
  readonly language: string
}

/** What a match was and what it becomes; undefined for what was not, or is no more. */
export interface Change {
  readonly before: WrittenMatch | undefined
  readonly after: WrittenMatch
}

/**
 * Lets the calendar follow the matches we play in: events are made, moved, called off and taken up
 * again. Gives the matches with the events they have now.
 */
export async function followMatches(
  tx: Transaction,
  running: Running,
  changes: readonly Change[],
): Promise<readonly WrittenMatch[]> {
  const made = await makeEvents(tx, running, changes)
  await moveEvents(tx, running, changes)
  const gone = changes
    .filter(({ after }) => after.eventId !== null && eventOf(running, after) === undefined)
    .map(({ after }) => after.id)
  const unwanted = changes.flatMap(({ after }) =>
    gone.includes(after.id) && after.eventId !== null ? [after.eventId] : [],
  )
  await dropEvents(tx, running, unwanted)
  return changes.map(({ after }) => ({
    ...after,
    eventId: gone.includes(after.id) ? null : (made.get(after.id) ?? after.eventId),
  }))
}

async function makeEvents(
  tx: Transaction,
  running: Running,
  changes: readonly Change[],
): Promise<ReadonlyMap<string, string>> {
  const how = howAsked(running.league)
  const fresh = changes.flatMap(({ after }) => {
    const facts = after.eventId === null ? eventOf(running, after) : undefined
    return facts === undefined || isOff(after) ? [] : [{ id: after.id, facts }]
  })
  const drafts = fresh.map(({ facts }) => ({ draft: draftOf(facts, running.league), how }))
  const eventIds = await createSeveral(tx, running, drafts)
  return new Map(fresh.map(({ id }, at) => [id, eventIds[at] ?? '']))
}

async function moveEvents(
  tx: Transaction,
  running: Running,
  changes: readonly Change[],
): Promise<void> {
  const { actor, now, league, teams, teamsBefore = teams } = running
  const kept = changes.flatMap(({ before, after }) => {
    const { eventId } = after
    const facts = eventOf(running, after)
    if (eventId === null || facts === undefined || before === undefined) return []
    const earlier = eventOf({ ...running, teams: teamsBefore }, before)
    const changed = earlier === undefined ? facts : differenceOf(earlier, facts)
    return [{ eventId, changed, wasOff: isOff(before), isOff: isOff(after) }]
  })
  const eventIds = kept.map(({ eventId }) => eventId)
  const events = new Map(
    (await lockSeveral(tx, { teamId: actor.teamId, eventIds })).map((event) => [event.id, event]),
  )
  for (const { eventId, changed, wasOff, isOff: off } of kept) {
    const event = events.get(eventId)
    if (event === undefined) continue
    const asking = { actor, now, eventId }
    const isCancelled = event.cancelledAt !== null
    if (off && !isCancelled) await cancelEvent(tx, asking, { reason: null })
    if (off || (isCancelled && !wasOff)) continue
    if (isCancelled) await restoreEvent(tx, asking, {})
    const changes =
      changed.startTime === undefined
        ? changed
        : { ...changed, ...lengthKept(changed.startTime, event.fields) }
    if (Object.keys(changes).length === 0) continue
    const version = event.version + Number(isCancelled)
    await changeEvent(tx, asking, { version, changes })
    const how = { how: howAsked(league), now, accountId: actor.accountId }
    await askDifferently(tx, { teamId: actor.teamId, eventIds: [eventId] }, how)
  }
}

/** An event of ours: what of a match stands in the calendar. */
interface EventFacts {
  readonly title: string
  readonly date: string
  readonly startTime: string
  readonly homeAway: HomeAway
  readonly opponentId: string | null
  readonly opponent: string | null
  readonly venueId: string | null
  readonly location: string | null
}

/** Undefined when we do not play in it, or nobody knows the day. */
function eventOf({ teams, language }: Running, match: WrittenMatch): EventFacts | undefined {
  const home = teams.get(match.home)
  const away = teams.get(match.away)
  if (home === undefined || away === undefined || match.date === null) return undefined
  if (!home.isOurs && !away.isOurs) return undefined
  const opponent = home.isOurs ? away : home
  const side = home.isOurs ? 'home' : 'away'
  return {
    title: leagueTexts[bestLanguage([language])].versus(opponent.name).slice(0, 200),
    date: match.date,
    startTime: match.time ?? defaultStartTime,
    homeAway: match.isNeutral ? 'neutral' : side,
    opponentId: opponent.opponentId,
    opponent: opponent.opponentId === null ? opponent.name : null,
    venueId: match.venueId,
    location: match.venueId === null ? match.venue : null,
  }
}

function differenceOf(before: EventFacts, after: EventFacts): EventChange {
  const old = new Map<string, unknown>(Object.entries(before))
  const { homeAway, ...words } = after
  const changed = Object.entries(words).filter(([name, value]) => old.get(name) !== value)
  return {
    ...Object.fromEntries(changed),
    ...(homeAway === before.homeAway ? {} : { homeAway }),
  }
}

/** Called off: it is not played, or not on that day. */
function isOff({ outcome }: WrittenMatch): boolean {
  return ['postponed', 'cancelled', 'annulled'].includes(outcome.kind)
}

const usualMinutes = 90

function draftOf(facts: EventFacts, { timeZone, invitations }: LeagueRow): EventDraft {
  return eventDraft.parse({
    ...facts,
    opponent: facts.opponent?.slice(0, 120) ?? null,
    type: 'league-game',
    endTime: laterBy(facts.startTime, usualMinutes),
    timeZone,
    places: invitations.firstComeFirstServed ? invitations.places : null,
  })
}

/** It lasts as long as before; nobody meets after the start. */
function lengthKept(
  startTime: string,
  times: Pick<EventFields, 'startTime' | 'endTime' | 'meetingTime'>,
): EventChange {
  const length = Math.max(0, minutesOf(times.endTime) - minutesOf(times.startTime))
  const isTooLate = times.meetingTime !== null && times.meetingTime > startTime
  return { endTime: laterBy(startTime, length), ...(isTooLate && { meetingTime: null }) }
}

/** Later on the same day. */
function laterBy(time: string, minutes: number): string {
  const end = Math.min(minutesOf(time) + minutes, 24 * 60 - 1)
  return `${String(Math.floor(end / 60)).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`
}

/** How the league's own matches ask their people. */
export function howAsked({ invitations }: Pick<LeagueRow, 'invitations'>): HowAsked {
  const { type, daysBefore, hoursBefore, autoReminder, attendanceVisibility } = invitations
  return {
    invitation:
      type === 'manual'
        ? { kind: 'by_hand' }
        : { kind: 'before', days: daysBefore, hours: hoursBefore },
    isReminded: autoReminder,
    answersFor: attendanceVisibility,
  }
}
