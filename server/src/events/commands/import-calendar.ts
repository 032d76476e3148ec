import type { CalendarPreview } from '@touchline/contract/events/shapes/calendar-sync'
import { maxImports, nextReadingAt } from '@touchline/domain/events/calendar-readings'
import type { EventType } from '@touchline/domain/events/event-types'
import type { ActorContext } from '@touchline/domain/teams/actor'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'

import {
  countCalendars,
  findCalendarAt,
  lockCalendars,
  saveCalendar,
  saveReading,
  type Calendar,
} from '../queries/calendars.ts'
import { requireTeamZone } from '../queries/records.ts'
import { applyFollowingPlan } from './apply-following-plan.ts'
import { announceCalendars } from './calendars.ts'
import { toLine } from './entry-facts.ts'
import { calendarRefusal, type FoundCalendar } from './find-calendar.ts'
import { planFollowing, type FollowingPlan } from './plan-following.ts'

interface ImportContext extends ActorContext {
  readonly eventType: EventType | null
}

/** The effect of an import. */
export async function previewCalendarImport(
  tx: Transaction,
  context: ImportContext,
  found: FoundCalendar,
): Promise<CalendarPreview> {
  const { calendar, zone, plan } = await planOf(tx, context, found)
  const { read } = found
  const types = Map.groupBy(plan.created, ({ said }) => said.type)
  const { now } = context
  return {
    name: calendar.name,
    created: plan.created.length,
    changed: plan.changed.length + plan.cancelled.length + plan.restored.length,
    gone: plan.gone.length,
    missing: plan.missing.length,
    unreadable: read.unreadable,
    isCutOff: read.isCutOff,
    guessedZones: {
      count: read.guessedZones.length,
      names: read.guessedZones.slice(0, samples).map(toLine),
    },
    tooOften: {
      count: read.tooOften.length,
      titles: read.tooOften.slice(0, samples).map((title) => toLine(title) || calendar.name),
    },
    types: [...types].map(([type, of]) => ({ type, count: of.length })),
    samples: plan.created
      .map(({ said }) => said)
      .filter(({ endsAt }) => new Date(endsAt) > now)
      .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
      .slice(0, samples)
      .map((said) => ({ ...said, timeZone: zone })),
  }
}

const samples = 5

/** Imports a calendar's events and follows its address from now on. */
export async function importCalendar(
  tx: Transaction,
  context: ImportContext,
  found: FoundCalendar,
): Promise<void> {
  const { actor, now } = context
  const { calendar, zone, plan } = await planOf(tx, context, found)
  const saved = await saveCalendar(tx, calendar, now)
  await applyFollowingPlan(tx, { calendar: saved, accountId: actor.accountId, zone, now }, plan)
  await saveReading(tx, saved, {
    readAt: now,
    nextAt: saved.address === null ? null : nextReadingAt(now, 0),
    failures: 0,
    problem: null,
  })
  await announceCalendars(tx, actor.teamId)
}

async function planOf(
  tx: Transaction,
  { actor, now, eventType }: ImportContext,
  { address, name, read }: FoundCalendar,
): Promise<{ calendar: Calendar; zone: string; plan: FollowingPlan }> {
  const { teamId, accountId } = actor
  await lockCalendars(tx, teamId)
  const known = await findCalendarAt(tx, { teamId, address })
  const isNew = known === undefined || known.stoppedAt !== null
  if (isNew && (await countCalendars(tx, teamId)) >= maxImports)
    throw calendarRefusal('calendars_full')
  const calendar = {
    teamId,
    calendarId: known?.calendarId ?? newId(),
    address,
    name,
    eventType,
    addedBy: accountId,
    failures: 0,
    stoppedAt: null,
  }
  const zone = await requireTeamZone(tx, teamId)
  return { calendar, zone, plan: await planFollowing(tx, { calendar, zone, now }, read) }
}
