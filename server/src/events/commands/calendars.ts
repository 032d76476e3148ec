import type {
  CalendarPreview,
  CalendarSource,
} from '@touchline/contract/events/shapes/calendar-sync'
import {
  followedWindow,
  mostCalendarBytes,
  mostImports,
  nextReading,
  type CalendarProblem,
} from '@touchline/domain/events/following'
import type { EventType } from '@touchline/domain/events/event-types'
import { mayRunEvents } from '@touchline/domain/events/permissions'
import type { Actor } from '@touchline/domain/teams/actor'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import type { Platform } from '#server/platform/platform.ts'

import type { CalendarKey } from '../queries/calendar-entries.ts'
import {
  countCalendars,
  findCalendarAt,
  lockCalendar,
  markStopped,
  saveCalendar,
  saveReading,
  type Calendar,
} from '../queries/calendars.ts'
import { requireTeamZone } from '../queries/records.ts'
import type { Entry } from './calendar-file/read.ts'
import { entriesIn } from './calendar-text.ts'
import { follow } from './follow.ts'
import { planFollowing, type FollowingPlan } from './plan-following.ts'
import { calendarAddress, readAddressFor } from './read-address.ts'

/** A calendar as it was found, before the team follows it. */
export interface FoundCalendar {
  readonly address: string | null
  readonly name: string
  readonly entries: readonly Entry[]
}

/** Reads what somebody wants to import; nothing is written but what stands at the address. */
export async function findEntriesOf(
  platform: Platform,
  actor: Actor,
  source: CalendarSource,
): Promise<FoundCalendar> {
  if (!mayRunEvents(actor)) throw new AppError('not_allowed')
  const window = followedWindow(platform.clock())
  if ('base64' in source) {
    const bytes = Buffer.from(source.base64, 'base64')
    if (bytes.byteLength > mostCalendarBytes) throw refused('too_large')
    const file = entriesIn(bytes, window)
    if (file.kind === 'refused') throw refused(file.why)
    return { address: null, name: nameOf(source.fileName), entries: file.entries }
  }
  const address = calendarAddress(source.address)
  if (address === undefined) throw refused('bad_address')
  const read = await readAddressFor(platform, address)
  if (read.kind === 'refused') throw refused(read.why)
  const found = entriesIn(read.body, window)
  if (found.kind === 'refused') throw refused(found.why)
  return { address, name: nameOf(found.name ?? new URL(address).host), entries: found.entries }
}

export interface Importing {
  readonly actor: Actor
  readonly now: Date
  readonly eventType: EventType | null
}

/** What an import would do. */
export async function previewImport(
  tx: Transaction,
  importing: Importing,
  found: FoundCalendar,
): Promise<CalendarPreview> {
  const { calendar, zone, plan } = await planOf(tx, importing, found)
  const types = Map.groupBy(plan.created, ({ said }) => said.type)
  const { now } = importing
  return {
    name: calendar.name,
    created: plan.created.length,
    changed: plan.changed.length + plan.cancelled.length + plan.restored.length,
    gone: plan.gone.length,
    types: [...types].map(([type, of]) => ({ type, count: of.length })),
    samples: plan.created
      .map(({ said }) => said)
      .filter(({ endsAt }) => new Date(endsAt) > now)
      .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
      .slice(0, samples)
      .map(({ title, type, startsAt, location }) => ({
        title,
        type,
        startsAt,
        location,
        timeZone: zone,
      })),
  }
}

const samples = 5

/** Takes a calendar's events over, and follows its address from now on. */
export async function importCalendar(
  tx: Transaction,
  importing: Importing,
  found: FoundCalendar,
): Promise<void> {
  const { actor, now } = importing
  const { calendar, zone, plan } = await planOf(tx, importing, found)
  const saved = await saveCalendar(tx, calendar, now)
  await follow(tx, { calendar: saved, accountId: actor.accountId, zone, now }, plan)
  await saveReading(tx, saved, {
    readAt: now,
    nextAt: saved.address === null ? null : nextReading(now, 0),
    failures: 0,
    problem: null,
  })
  await announceCalendars(tx, actor.teamId)
}

async function planOf(
  tx: Transaction,
  { actor, now, eventType }: Importing,
  { address, name, entries }: FoundCalendar,
): Promise<{ calendar: Calendar; zone: string; plan: FollowingPlan }> {
  const { teamId, accountId } = actor
  if (!mayRunEvents(actor)) throw new AppError('not_allowed')
  const known = await findCalendarAt(tx, { teamId, address })
  const isNew = known === undefined || known.stoppedAt !== null
  if (isNew && (await countCalendars(tx, teamId)) >= mostImports) throw refused('calendars_full')
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
  return { calendar, zone, plan: await planFollowing(tx, { calendar, zone, now }, entries) }
}

/** Follows no longer; the events stay, and are the team's own. */
export async function stopCalendar(
  tx: Transaction,
  { actor, now }: Omit<Importing, 'eventType'>,
  calendarId: string,
): Promise<void> {
  const key = { teamId: actor.teamId, calendarId }
  const calendar = await requireCalendar(tx, actor, key)
  if (calendar.stoppedAt !== null) return
  await markStopped(tx, key, { now, problem: null })
  await announceCalendars(tx, actor.teamId)
}

/** A calendar of the actor's team, for those who run its events. */
export async function requireCalendar(
  tx: Transaction,
  actor: Actor,
  key: CalendarKey,
): Promise<Calendar> {
  const calendar = await lockCalendar(tx, key)
  if (calendar === undefined) throw new AppError('not_found')
  if (!mayRunEvents(actor)) throw new AppError('not_allowed')
  return calendar
}

export async function announceCalendars(tx: Transaction, teamId: string): Promise<void> {
  const topics = [`team:${teamId}`]
  await announce(tx, { name: 'events.calendars_changed', topics, payload: { teamId } })
}

function refused(why: CalendarProblem | 'calendars_full'): AppError {
  return new AppError('invalid_input', { fields: { 'source.address': why } })
}

function nameOf(given: string): string {
  return [...given.replaceAll(/\p{Cc}+/gu, ' ').trim()].slice(0, 200).join('') || 'Calendar'
}
