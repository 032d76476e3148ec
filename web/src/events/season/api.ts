import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { client } from '#web/platform/client/client.ts'

const keyOf = (clubId: string) => ['events', 'season', clubId] as const

/** The club's plan with teams, places and people in two teams. */
export function useSeasonDraft(clubId: string) {
  return useQuery({
    queryKey: keyOf(clubId),
    queryFn: () => client.events.seasonDraft({ clubId }),
    meta: { alsoOn: ['teams', 'members', 'clubs'] },
  })
}

type RowsChange = Omit<Parameters<typeof client.events.saveSeasonRows>[0], 'clubId'>

export function useSaveRows(clubId: string) {
  return useMutation({
    mutationFn: (change: RowsChange) => client.events.saveSeasonRows({ clubId, ...change }),
  })
}

type SeasonChange = Omit<Parameters<typeof client.events.saveSeason>[0], 'clubId'>

export function useSaveSeason(clubId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (change: SeasonChange) => client.events.saveSeason({ clubId, ...change }),
    onSuccess: () => cache.invalidateQueries({ queryKey: keyOf(clubId) }),
  })
}

type HolidaysQuestion = Omit<Parameters<typeof client.events.publicHolidays>[0], 'clubId'>

/** Public holidays and regions of the club's country. */
export function usePublicHolidays(clubId: string, { from, to, region = null }: HolidaysQuestion) {
  return useQuery({
    queryKey: ['events', 'holidays', clubId, from, to, region],
    queryFn: () => client.events.publicHolidays({ clubId, from, to, region }),
    enabled: from < to,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

type Publication = Omit<Parameters<typeof client.events.publishSeason>[0], 'clubId'>

export function usePublishSeason(clubId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (publication: Publication) =>
      client.events.publishSeason({ clubId, ...publication }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['events'] }),
  })
}
