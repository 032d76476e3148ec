import { type QueryCache, useQueryClient } from '@tanstack/react-query'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { useCallback, useSyncExternalStore } from 'react'

import { useNow } from '#web/events/use-now.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { localTimeZone } from '#web/platform/language/local-time-zone.ts'

/** When the oldest of what is on screen was read: "10:42", or with its day when that was another one. */
export function useOldestReadTime(): string | undefined {
  const queries = useQueryClient().getQueryCache()
  const { time, moment } = useFormat()
  const now = useNow()
  const subscribe = useCallback((changed: () => void) => queries.subscribe(changed), [queries])
  const oldest = useSyncExternalStore(subscribe, () => oldestShown(queries))
  if (oldest === undefined) return undefined

  const zone = localTimeZone()
  const at = new Date(oldest)
  return dayInZone(at, zone) === dayInZone(now, zone) ? time(at, zone) : moment(at, zone)
}

/** Of what stays on the device; everything else could not be on screen. */
function oldestShown(queries: QueryCache): number | undefined {
  const times = queries
    .findAll({ type: 'active', predicate: ({ meta }) => meta?.['kept'] !== undefined })
    .map(({ state }) => state.dataUpdatedAt)
    .filter((at) => at > 0)
  return times.length === 0 ? undefined : Math.min(...times)
}
