import { useQuery } from '@tanstack/react-query'
import type { EventPage } from '@touchline/contract/events/shapes/event'

import { client } from '#web/platform/client/client.ts'

type Counted = Pick<EventPage, 'teamId' | 'id' | 'counts'>

/** How many players will probably come; read again when the answers change. */
export function useForecast({ teamId, id: eventId, counts }: Counted, isWanted: boolean) {
  const { going, maybe, notGoing, waiting } = counts
  return useQuery({
    queryKey: ['attendance', teamId, 'forecast', eventId, going, maybe, notGoing, waiting],
    queryFn: () => client.attendance.forecast({ teamId, eventId }),
    select: ({ forecast }) => forecast,
    enabled: isWanted,
    placeholderData: (before, query) => (query?.queryKey[3] === eventId ? before : undefined),
  })
}
