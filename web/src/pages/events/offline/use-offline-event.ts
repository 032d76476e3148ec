import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { EventPage } from '@touchline/contract/events/shapes/event'
import { isOfflineTime, offlineTimes } from '@touchline/domain/events/offline-times'
import { useCallback, useSyncExternalStore } from 'react'

import { useNow } from '#web/events/use-now.ts'
import { useActor } from '#web/teams/team-context.tsx'

import { toTimeRange, savedAt } from './offline-event.ts'
import { saveOfflineEvent } from './save-offline-event.ts'

/** Whether an offline copy is possible now, when it was saved, and how to save it. */
export function useOfflineEvent(event: EventPage) {
  const cache = useQueryClient()
  const now = useNow()
  const actor = useActor()
  const queries = cache.getQueryCache()
  const subscribe = useCallback((changed: () => void) => queries.subscribe(changed), [queries])
  const saved = useSyncExternalStore(subscribe, () => savedAt(cache, event, actor))
  const save = useMutation({ mutationFn: () => saveOfflineEvent(cache, event) })
  const lasting = toTimeRange(event)
  const { from, until } = offlineTimes(lasting)
  return { save, saved, now, from, until, isTime: isOfflineTime(lasting, now) }
}
