import { useQuery } from '@tanstack/react-query'
import type { EventPage } from '@touchline/contract/events/shapes/event'
import { useEffect } from 'react'

import { client } from '#web/platform/client/client.ts'

type Counted = Pick<EventPage, 'teamId' | 'id' | 'counts'>

const minute = 60_000

/** How many players will probably come; refetched once a minute at most as answers arrive. */
export function useForecast({ teamId, id: eventId, counts }: Counted, isWanted: boolean) {
  const { going, maybe, notGoing, waiting } = counts
  const answers = `${going} ${maybe} ${notGoing} ${waiting}`
  const forecast = useQuery({
    queryKey: ['attendance', teamId, 'forecast', eventId],
    queryFn: async () => ({
      ...(await client.attendance.forecast({ teamId, eventId })),
      answers,
    }),
    enabled: isWanted,
    staleTime: minute,
  })
  const { data, dataUpdatedAt, refetch } = forecast
  const isOutdated = data !== undefined && data.answers !== answers

  useEffect(() => {
    if (!isOutdated) return
    const wait = dataUpdatedAt + minute - Date.now()
    const timer = setTimeout(() => void refetch(), Math.max(wait, 0))
    return () => clearTimeout(timer)
  }, [isOutdated, dataUpdatedAt, refetch])

  return data?.forecast
}
