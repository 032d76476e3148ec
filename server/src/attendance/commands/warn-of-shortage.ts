import { forecastOf, isShort } from '@touchline/domain/attendance/forecast'

import type { EventKey } from '#server/events/queries/page.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import type { Platform } from '#server/platform/platform.ts'

import { findDueForecasts, markWarned, takeForecast } from '../queries/due-forecasts.ts'
import { findPastAttendance } from '../queries/past-attendance.ts'

const atOnce = 200

/** Warns staff once, up to three days ahead, when fewer players than needed will probably come. */
export async function warnOfShortage(
  platform: Pick<Platform, 'database' | 'clock'>,
): Promise<void> {
  const { database, clock } = platform
  for (let found = atOnce; found === atOnce;) {
    const due = await findDueForecasts(database, clock(), atOnce)
    for (const key of due) await warnOne(platform, key)
    found = due.length
  }
}

function warnOne(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  key: EventKey,
): Promise<void> {
  const now = clock()
  return database.transaction().execute(async (tx) => {
    const startsAt = await takeForecast(tx, key, now)
    if (startsAt === undefined) return
    const past = await findPastAttendance(tx, key, now)
    const forecast = past && forecastOf(past, past.places)
    if (forecast === undefined || past?.minimum == null || !isShort(forecast, past, past.minimum))
      return
    await markWarned(tx, key, now)
    await announce(tx, {
      name: 'attendance.short_of_players',
      topics: [],
      payload: { teamId: key.teamId, eventId: key.eventId, startsAt: startsAt.toISOString() },
    })
  })
}
