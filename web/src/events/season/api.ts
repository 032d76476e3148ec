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

type HolidaysSource = Omit<Parameters<typeof client.events.readSchoolHolidays>[0], 'clubId'>

/** Holidays of a school's calendar; saves nothing. */
export function useReadSchoolHolidays(clubId: string) {
  return useMutation({
    mutationFn: (asked: HolidaysSource) => client.events.readSchoolHolidays({ clubId, ...asked }),
  })
}

type Publication = Omit<Parameters<typeof client.events.publishSeason>[0], 'clubId'>

export function usePublishSeason(clubId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (publication: Publication) =>
      client.events.publishSeason({ clubId, ...publication }),
    // After a lost answer the plan shows whether it was published.
    onSettled: () => cache.invalidateQueries({ queryKey: ['events'] }),
  })
}
