import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { EventPage } from '@touchline/contract/events/shapes/event'
import { isPackTime, packTimes } from '@touchline/domain/events/pack'
import { useCallback, useSyncExternalStore } from 'react'

import { useNow } from '#web/events/use-now.ts'
import { useActor } from '#web/teams/team-context.tsx'

import { lastingOf, savedAt } from './packed-event.ts'
import { savePack } from './save-pack.ts'

/** Whether it is time for a pack, when it was saved, and how it is saved now. */
export function usePack(event: EventPage) {
  const cache = useQueryClient()
  const now = useNow()
  const actor = useActor()
  const queries = cache.getQueryCache()
  const subscribe = useCallback((changed: () => void) => queries.subscribe(changed), [queries])
  const saved = useSyncExternalStore(subscribe, () => savedAt(cache, event, actor))
  const save = useMutation({ mutationFn: () => savePack(cache, event) })
  const lasting = lastingOf(event)
  const { from, until } = packTimes(lasting)
  return { save, saved, now, from, until, isTime: isPackTime(lasting, now) }
}
