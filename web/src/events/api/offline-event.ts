import { queryOptions, useQuery } from '@tanstack/react-query'

import { client } from '#web/platform/client/client.ts'
import { keptUntil } from '#web/platform/offline/queries.ts'

export interface OfflineEventRoute {
  readonly teamId: string
  readonly eventId: string
}

/** Phone numbers of everyone who may come. Each request is logged for the families. */
export function offlineEventQuery({ teamId, eventId }: OfflineEventRoute) {
  return queryOptions({
    queryKey: ['looking', teamId, 'offline', eventId],
    queryFn: () => client.events.offline({ teamId, eventId }),
    ...keptUntil(untilOf),
  })
}

/** What is stored on the device; makes no request. */
export function useStoredOfflineEvent(place: OfflineEventRoute) {
  return useQuery({ ...offlineEventQuery(place), enabled: false })
}

function untilOf(data: unknown): string | undefined {
  const until: unknown =
    typeof data === 'object' && data !== null ? Reflect.get(data, 'until') : undefined
  return typeof until === 'string' ? until : undefined
}
