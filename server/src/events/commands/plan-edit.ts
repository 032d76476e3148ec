import type { EventChange, EventFields } from '@touchline/contract/events/shapes/draft'
import {
  asksAgain,
  differenceOf,
  type EventFact,
  type EventFacts,
} from '@touchline/domain/events/changes'
import { daysBetween } from '@touchline/domain/events/days'
import { problemsOfTimes } from '@touchline/domain/events/draft'
import { isMinimumAbove } from '@touchline/domain/events/enough'
import { changesWithout, partsOf } from '@touchline/domain/events/own-fields'
import { chosenDates, type Scope } from '@touchline/domain/events/scopes'
import { splitSeries, type Split } from '@touchline/domain/events/series-split'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { requireSeries } from '../queries/dates.ts'
import type { EditableEvent } from '../queries/editable.ts'
import { requireOwn } from '../queries/records.ts'
import { durationOf, factsOf, momentsOf } from './facts.ts'

export interface ChangedEvent {
  readonly event: EditableEvent
  readonly facts: EventFacts
  readonly own: readonly string[]
  readonly difference: readonly EventFact[]
  readonly asksAgain: boolean
}

/** Everything an edit will do. */
export interface EditPlan {
  readonly teamId: string
  /** In the order of the rule. */
  readonly changed: readonly ChangedEvent[]
  /** How many dates keep a part of the change as they have it for themselves. */
  readonly ownDates: number
  /** The series is cut in two: this and following go their own way. */
  readonly cut: Cut | undefined
}

export interface Cut {
  readonly seriesId: string
  readonly split: Split
  /** The dates from the cut on, the past and the cancelled among them included. */
  readonly later: readonly EditableEvent[]
}

export interface Choice {
  readonly teamId: string
  readonly dates: readonly EditableEvent[]
  readonly anchor: EditableEvent
  readonly scope: Scope
  readonly now: Date
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
  const dayOf = (event: EditableEvent) => {
    const local = cut?.split.movedTo.get(event.local)
    return local !== undefined && changes.date !== undefined ? { date: local.slice(0, 10) } : {}
  }
  const planned = chosen.map((event) =>
    changedEvent(event, {
      changes: scope === 'one' ? changes : { ...changes, ...dayOf(event) },
      // What the coach sees and changes is no exception to the change.
      keeps: event.id === anchor.id ? [] : event.own,
      own: ownAfter(event, { anchor, scope, changes }),
    }),
  )
  const parts = partsOf(changes)
  return {
    teamId,
    changed: planned.filter(({ difference }) => difference.length > 0),
    ownDates: chosen.filter(
      ({ id, own }) => id !== anchor.id && own.some((part) => parts.includes(part)),
    ).length,
    cut,
  }
}

/** A part that was changed for one date alone is its own; changed for several, it is shared again. */
function ownAfter(
  event: EditableEvent,
  { anchor, scope, changes }: Pick<Choice, 'anchor' | 'scope'> & { changes: EventChange },
): readonly string[] {
  const parts = partsOf(changes)
  if (scope === 'one') return event.seriesId === null ? [] : [...new Set([...event.own, ...parts])]
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
  const fields = withChanges(event.fields, changesWithout(changes, keeps))
  refuseProblems(fields)
  const facts = factsOf(fields, momentsOf(fields, event.zone))
  const difference = differenceOf(event.facts, facts)
  const moves = asksAgain(difference)
  if (!moves) refuseTooFewPlaces(facts.places, event)
  return { event, facts, own, difference, asksAgain: moves }
}

/**
 * "This and following" always goes its own way from then on; "all" only when the day or the time
 * changes, for the past stays where it was.
 */
async function cutOf(
  tx: Transaction,
  { teamId, dates, anchor, scope }: Choice,
  { chosen, changes }: { chosen: readonly EditableEvent[]; changes: EventChange },
): Promise<Cut | undefined> {
  const { seriesId } = anchor
  const [first] = chosen
  if (scope === 'one' || seriesId === null || first === undefined) return undefined
  if (scope === 'all' && !partsOf(changes).includes('when')) return undefined

  const series = await requireSeries(tx, { teamId, seriesId })
  const fields = withChanges(anchor.fields, changes)
  const split = splitSeries(series, first.local, {
    days: changes.date === undefined ? 0 : daysBetween(anchor.local.slice(0, 10), changes.date),
    time: changes.startTime ?? series.startsLocal.slice(11),
    durationMinutes: durationOf(fields),
  })
  return { seriesId, split, later: dates.filter(({ local }) => local >= first.local) }
}

/** What was chosen before gives way to free text that is typed now. */
function withChanges(fields: EventFields, changes: EventChange): EventFields {
  const given = Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  )
  const place = changes.location && changes.venueId === undefined ? { venueId: null } : {}
  const versus = changes.opponent && changes.opponentId === undefined ? { opponentId: null } : {}
  return { ...fields, ...place, ...versus, ...given }
}

function refuseProblems(fields: EventFields): void {
  const problems: Record<string, string> = Object.fromEntries(
    problemsOfTimes(fields).map(({ field, problem }) => [field, problem]),
  )
  if (isMinimumAbove(fields)) problems['minimum'] = 'minimum_above_places'
  if (Object.keys(problems).length > 0) throw new AppError('invalid_input', { fields: problems })
}

/** Whoever was told "you are in" stays in. */
function refuseTooFewPlaces(places: number | null, { counts }: EditableEvent): void {
  if (places !== null && places < counts.going)
    throw new AppError('invalid_input', { fields: { places: 'places_below_going' } })
}
