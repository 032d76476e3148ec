import type { EventChange, EventFields } from '@touchline/contract/events/shapes/draft'
import { isOnAnotherDay } from '@touchline/domain/events/announced-change'
import {
  changedFacts,
  movesEvent,
  type EventFact,
  type EventFacts,
} from '@touchline/domain/events/changes'
import { daysBetween, weekdayOf } from '@touchline/domain/events/days'
import {
  endDateAfter,
  countNights,
  validateTimes,
  localDuration,
} from '@touchline/domain/events/draft'
import { isMinimumAbove } from '@touchline/domain/events/minimum'
import { withoutOwnFields, changedParts } from '@touchline/domain/events/own-fields'
import { chosenDates, type Scope } from '@touchline/domain/events/scopes'
import { splitSeries, type Split } from '@touchline/domain/events/series-split'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { requireSeries } from '../queries/dates.ts'
import type { EditableEvent } from '../queries/editable.ts'
import { requireOwn } from '../queries/records.ts'
import { factsOf, haveSameTimes, momentsAfter } from './facts.ts'

export interface ChangedEvent {
  readonly event: EditableEvent
  readonly facts: EventFacts
  readonly own: readonly string[]
  readonly difference: readonly EventFact[]
  /** True if time or place changes. */
  readonly moves: boolean
  readonly movesDay: boolean
}

/** Everything an edit will do. */
export interface EditPlan {
  readonly teamId: string
  /** In the order of the dates. */
  readonly changed: readonly ChangedEvent[]
  /** True if earlier answers stop counting. */
  readonly asksAgain: boolean
  /** How many dates keep their own value for a part of the change. */
  readonly ownDates: number
  /** Set if the series is split in two. */
  readonly cut: SeriesCut | undefined
}

export interface SeriesCut {
  readonly seriesId: string
  readonly split: Split
  /** The dates from the cut on, including past and cancelled ones. */
  readonly later: readonly EditableEvent[]
}

export interface Choice {
  readonly teamId: string
  readonly dates: readonly EditableEvent[]
  readonly anchor: EditableEvent
  readonly scope: Scope
  readonly now: Date
  /** Undefined asks again only if the day changes. */
  readonly askAgain?: boolean | undefined
}

export async function planEdit(
  tx: Transaction,
  choice: Choice,
  changes: EventChange,
): Promise<EditPlan> {
  const { anchor, teamId } = choice
  const scope = anchor.seriesId === null ? 'one' : choice.scope
  await requireOwn(tx, teamId, withChanges(anchor.fields, changes))
  const chosen = chosenDates(choice.dates, { ...choice, scope }).filter(
    ({ cancelledAt }) => cancelledAt === null,
  )
  const cut = await cutOf(tx, { ...choice, scope }, { chosen, changes })
  const changesOf = changesOfDates({ ...choice, scope }, { chosen, changes, cut })
  const planned = chosen.map((event) =>
    changedEvent(event, {
      changes: changesOf(event),
      // The date that the coach edits always changes.
      keeps: event.id === anchor.id ? [] : event.own,
      own: ownAfter(event, { anchor, scope, changes }),
    }),
  )
  const parts = changedParts(changes)
  const changed = planned.filter(({ difference }) => difference.length > 0)
  const asksAgain =
    changed.some((date) => date.moves) && (choice.askAgain ?? changed.some((date) => date.movesDay))
  for (const date of changed) if (!(asksAgain && date.moves)) refuseTooFewPlaces(date)
  return {
    teamId,
    changed,
    asksAgain,
    ownDates: chosen.filter(
      ({ id, own }) => id !== anchor.id && own.some((part) => parts.includes(part)),
    ).length,
    cut,
  }
}

/**
 * The change for each date. A new day moves every date by the same number of days, an end keeps
 * its number of nights, and in a series with several times a new time applies to the edited
 * weekday.
 */
function changesOfDates(
  { anchor, scope }: Choice,
  { chosen, changes, cut }: Planned,
): (event: EditableEvent) => EventChange {
  const { endDate, ...rest } = changes
  const date = changes.date ?? anchor.fields.date
  const nights = endDate === undefined ? undefined : countNights({ date, endDate })
  const hasTime = (event: EditableEvent) => isTimedLike(anchor, event) || !hasSeveralTimes(chosen)
  return (event) => {
    const local = cut?.split.movedTo.get(event.local)
    const isMoved = scope !== 'one' && local !== undefined && changes.date !== undefined
    const own = isMoved ? { ...rest, date: local.slice(0, 10) } : rest
    if (scope !== 'one' && !hasTime(event)) return withoutClock(own)
    if (nights === undefined) return own
    return { ...own, endDate: endDateAfter(own.date ?? event.fields.date, nights) }
  }
}

interface Planned {
  readonly chosen: readonly EditableEvent[]
  readonly changes: EventChange
  readonly cut: SeriesCut | undefined
}

function isTimedLike(anchor: EditableEvent, event: EditableEvent): boolean {
  return weekdayOf(anchor.local.slice(0, 10)) === weekdayOf(event.local.slice(0, 10))
}

function hasSeveralTimes(events: readonly EditableEvent[]): boolean {
  const shared = events.filter(({ own }) => !own.includes('when'))
  return new Set(shared.map(({ fields }) => `${fields.startTime} ${fields.endTime}`)).size > 1
}

const clock = new Set(['startTime', 'endTime', 'isAllDay'])

function withoutClock(changes: EventChange): EventChange {
  return Object.fromEntries(Object.entries(changes).filter(([field]) => !clock.has(field)))
}

/** A part changed for one date becomes its own; changed for several, it is shared again. */
function ownAfter(
  event: EditableEvent,
  { anchor, scope, changes }: Pick<Choice, 'anchor' | 'scope'> & { changes: EventChange },
): readonly string[] {
  const parts = changedParts(changes)
  if (scope === 'one') {
    // A followed calendar only guesses the type.
    const own = event.seriesId === null ? parts.filter((part) => part === 'type') : parts
    return [...new Set([...event.own, ...own])]
  }
  return event.id === anchor.id ? event.own.filter((part) => !parts.includes(part)) : event.own
}

function changedEvent(
  event: EditableEvent,
  {
    changes,
    keeps,
    own,
  }: { changes: EventChange; keeps: readonly string[]; own: readonly string[] },
): ChangedEvent {
  const fields = withChanges(event.fields, withoutOwnFields(changes, keeps))
  const moments = momentsAfter(event, fields)
  refuseProblems(event, fields)
  const facts = factsOf(fields, moments)
  const difference = changedFacts(event.facts, facts)
  return {
    event,
    facts,
    own,
    difference,
    moves: movesEvent(difference),
    movesDay: isOnAnotherDay(event.startsAt, facts.startsAt, event.zone),
  }
}

/**
 * "This and following" always splits the series; "all" splits only when day or time changes,
 * because past dates stay.
 */
async function cutOf(
  tx: Transaction,
  { teamId, dates, anchor, scope }: Choice,
  { chosen, changes }: { chosen: readonly EditableEvent[]; changes: EventChange },
): Promise<SeriesCut | undefined> {
  const { seriesId } = anchor
  const [first] = chosen
  if (scope === 'one' || seriesId === null || first === undefined) return undefined
  if (scope === 'all' && !changedParts(changes).includes('when')) return undefined

  const series = await requireSeries(tx, { teamId, seriesId })
  const fields = withChanges(anchor.fields, changes)
  const split = splitSeries(series, first.local, {
    days: changes.date === undefined ? 0 : daysBetween(anchor.local.slice(0, 10), changes.date),
    time: changes.startTime ?? series.startsLocal.slice(11),
    durationMinutes: Math.max(0, localDuration(fields)),
  })
  return { seriesId, split, later: dates.filter(({ local }) => local >= first.local) }
}

/** Newly typed text replaces an earlier choice from a list. */
function withChanges(fields: EventFields, changes: EventChange): EventFields {
  const given = Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  )
  const place = changes.location && changes.venueId === undefined ? { venueId: null } : {}
  const versus = changes.opponent && changes.opponentId === undefined ? { opponentId: null } : {}
  const after = { ...fields, ...place, ...versus, ...given }
  // An overnight event stays overnight on another day.
  if (changes.endDate !== undefined) return after
  return { ...after, endDate: endDateAfter(after.date, countNights(fields)) }
}

/** Unchanged times of an imported event needn't fit our form. */
function refuseProblems({ fields: before }: EditableEvent, fields: EventFields): void {
  const isTimed = !haveSameTimes(before, fields)
  const problems: Record<string, string> = Object.fromEntries(
    (isTimed ? validateTimes(fields) : []).map(({ field, problem }) => [field, problem]),
  )
  if (isMinimumAbove(fields)) problems['minimum'] = 'minimum_above_places'
  if (Object.keys(problems).length > 0) throw new AppError('invalid_input', { fields: problems })
}

/** People who have a place keep it. */
function refuseTooFewPlaces({ facts: { places }, event: { counts } }: ChangedEvent): void {
  if (places !== null && places < counts.going)
    throw new AppError('invalid_input', { fields: { places: 'places_below_going' } })
}
