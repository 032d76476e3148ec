import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { addDays } from '@touchline/domain/events/days'
import { isWithinAutoSave } from '@touchline/domain/events/offline-times'
import { belongsTo, type Actor } from '@touchline/domain/teams/actor'
import { may } from '@touchline/domain/teams/permissions'

import { eventQuery } from '#web/events/api/event.ts'
import { offlineEventQuery } from '#web/events/api/offline-event.ts'
import { client } from '#web/platform/client/client.ts'
import { teamPageQuery } from '#web/teams/api/team.ts'
import { actorOf } from '#web/teams/team-context.tsx'

import { needsPhoneNumbers } from './needs-phone-numbers.ts'
import { toTimeRange, type OfflineEvent, savedAt } from './offline-event.ts'
import { saveOfflineEvent } from './save-offline-event.ts'

/** As many events as someone attends in a day. */
const maxByThemselves = 4

/** Saves the next day's events automatically the evening before, unless already saved. */
export async function saveOfflineEventsOfTomorrow(cache: QueryClient, now: Date): Promise<void> {
  const { events } = await cache.query(nextDaysQuery(now))
  const next = events.filter(
    (event) =>
      event.cancelledAt === null && !event.asGuest && isWithinAutoSave(toTimeRange(event), now),
  )
  let saved = 0
  // One after another, because the open page has requests of its own.
  for (const event of next) {
    if (saved === maxByThemselves) return
    const actor = actorOf(await cache.query(teamPageQuery(event.teamId)))
    // People who only manage the club load families' numbers when needed.
    if (!belongsTo(actor)) continue
    await saveMissing(cache, { event, actor, now })
    saved += 1
  }
}

interface Missing {
  readonly event: OfflineEvent
  readonly actor: Actor
  readonly now: Date
}

async function saveMissing(cache: QueryClient, { event, actor, now }: Missing): Promise<void> {
  const place = { teamId: event.teamId, eventId: event.id }
  const page = await cache.query(eventQuery(event.teamId, event.id))
  const numbers = cache.getQueryState(offlineEventQuery(place).queryKey)
  const kept = { data: numbers?.data, dataUpdatedAt: numbers?.dataUpdatedAt ?? 0 }
  const lacksNumbers = may(actor, 'events.contacts') && needsPhoneNumbers(page, kept, now)
  if (lacksNumbers || savedAt(cache, event, actor) === undefined)
    await saveOfflineEvent(cache, event)
}

/** Yesterday to the day after tomorrow, to cover every time zone. */
function nextDaysQuery(now: Date) {
  const today = now.toISOString().slice(0, 10)
  const window = { from: addDays(today, -1), to: addDays(today, 2) }
  return queryOptions({
    // Outside the event lists' keys, because answers update everything under those as lists.
    queryKey: ['packs', window.from],
    queryFn: () => client.events.listMine(window),
  })
}
