import {
  importWindow,
  nextReadingAt,
  type CalendarProblem,
} from '@touchline/domain/events/calendar-readings'
import { may } from '@touchline/domain/teams/permissions'

import type { Database, Transaction } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findActor } from '#server/teams/queries/actor.ts'

import type { CalendarKey } from '../queries/calendar-entries.ts'
import { forgetSources } from '../queries/calendar-sources.ts'
import {
  findCalendar,
  followJob,
  lockCalendar,
  markStopped,
  saveReading,
  takeDue,
  type Calendar,
} from '../queries/calendars.ts'
import { requireTeamZone } from '../queries/records.ts'
import { applyFollowingPlan } from './apply-following-plan.ts'
import { announceCalendars } from './calendars.ts'
import { planFollowing } from './plan-following.ts'
import { readAddress, type ReadBytes } from './read-address.ts'
import { readCalendarInSubprocess } from './read-calendar-in-subprocess.ts'
import type { CalendarReading } from './read-entries.ts'

const day = 86_400_000

/** Enqueues a job for each due calendar, once, even with several processes. */
export async function enqueueDueCalendars({ database, jobs, clock }: Platform): Promise<void> {
  const now = clock()
  await database.transaction().execute(async (tx) => {
    for (const key of await takeDue(tx, { now, later: nextReadingAt(now, 0) }))
      await jobs.enqueue(tx, { name: followJob, data: { ...key } })
  })
  await forgetSources(database, new Date(now.getTime() - day))
}

/** The account that asked for the reading, null for the schedule, and the reader. */
interface Reading {
  readonly accountId: string | null
  readonly read: (address: string) => Promise<ReadBytes>
}

/** Reads a calendar again and applies the changes; saves a failure so that people see it. */
export async function refreshCalendar(
  platform: Platform,
  key: CalendarKey,
  reading: Reading = {
    accountId: null,
    read: (address) => readAddress(platform, address),
  },
): Promise<void> {
  const { database, clock } = platform
  const calendar = await findCalendar(database, key)
  if (calendar === undefined || calendar.address === null || calendar.stoppedAt !== null) return
  if (!(await isStillWanted(database, calendar))) return stop(platform, key)

  const bytes = await reading.read(calendar.address)
  const found =
    bytes.kind === 'refused'
      ? bytes
      : await readCalendarInSubprocess(
          { accountId: reading.accountId },
          {
            bytes: bytes.body,
            window: importWindow(clock()),
          },
        )
  await database.transaction().execute(async (tx) => {
    const locked = await lockCalendar(tx, key)
    if (locked === undefined || locked.stoppedAt !== null) return
    if (found.kind === 'refused') await noteFailure(tx, locked, { why: found.why, now: clock() })
    else await apply(tx, locked, { reading: found, now: clock() })
    await announceCalendars(tx, key.teamId)
  })
}

/** Only while the account that added it runs the team's events. */
async function isStillWanted(db: Database, { teamId, addedBy }: Calendar): Promise<boolean> {
  if (addedBy === null) return false
  const actor = await findActor(db, { accountId: addedBy, teamId })
  return actor !== undefined && may(actor, 'events.edit')
}

async function stop({ database, clock }: Platform, key: CalendarKey): Promise<void> {
  await database.transaction().execute(async (tx) => {
    await markStopped(tx, key, { now: clock(), problem: 'adder_left' })
    await announceCalendars(tx, key.teamId)
  })
}

/** Another process is reading it now, which is not a failure. */
async function noteFailure(
  tx: Transaction,
  calendar: Calendar,
  { why, now }: { readonly why: CalendarProblem; readonly now: Date },
): Promise<void> {
  if (why === 'busy') {
    const soon = new Date(now.getTime() + day / 288)
    const { failures } = calendar
    return saveReading(tx, calendar, { nextAt: soon, failures, problem: null })
  }
  const failures = calendar.failures + 1
  await saveReading(tx, calendar, { nextAt: nextReadingAt(now, failures), failures, problem: why })
}

async function apply(
  tx: Transaction,
  calendar: Calendar,
  { reading, now }: { readonly reading: CalendarReading; readonly now: Date },
): Promise<void> {
  const { addedBy } = calendar
  if (addedBy === null) return
  const zone = await requireTeamZone(tx, calendar.teamId)
  const plan = await planFollowing(tx, { calendar, zone, now }, reading)
  await applyFollowingPlan(tx, { calendar, accountId: addedBy, zone, now }, plan)
  await saveReading(tx, calendar, {
    readAt: now,
    nextAt: nextReadingAt(now, 0),
    failures: 0,
    problem: null,
  })
}
