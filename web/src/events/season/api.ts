import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  PlanRowsChange,
  SeasonChange,
  SeasonPublication,
} from '@touchline/contract/events/shapes/season-planner'

import { client } from '#web/platform/client/client.ts'

import type { PlanOwner } from './plan-owner.ts'

const { events } = client
const keyOf = ({ id }: PlanOwner) => ['events', 'season', id] as const

/** The plan with teams, places and people in two teams. */
export function useSeasonDraft(owner: PlanOwner) {
  const { kind, id } = owner
  return useQuery({
    queryKey: keyOf(owner),
    queryFn: () =>
      kind === 'club' ? events.seasonDraft({ clubId: id }) : events.teamSeasonDraft({ teamId: id }),
    meta: { alsoOn: ['teams', 'members', 'clubs'] },
  })
}

export function useSaveRows({ kind, id }: PlanOwner) {
  return useMutation({
    mutationFn: (change: PlanRowsChange) =>
      kind === 'club'
        ? events.saveSeasonRows({ clubId: id, ...change })
        : events.saveTeamSeasonRows({ teamId: id, ...change }),
  })
}

export function useSaveSeason(owner: PlanOwner) {
  const cache = useQueryClient()
  const { kind, id } = owner
  return useMutation({
    mutationFn: (change: SeasonChange) =>
      kind === 'club'
        ? events.saveSeason({ clubId: id, ...change })
        : events.saveTeamSeason({ teamId: id, ...change }),
    onSuccess: () => cache.invalidateQueries({ queryKey: keyOf(owner) }),
  })
}

type HolidaysQuery = Omit<Parameters<typeof events.publicHolidays>[0], 'clubId'>

/** Public holidays and regions of the owner's country. */
export function usePublicHolidays(
  { kind, id }: PlanOwner,
  { from, to, region = null }: HolidaysQuery,
) {
  const asked = { from, to, region }
  return useQuery({
    queryKey: ['events', 'holidays', id, from, to, region],
    queryFn: () =>
      kind === 'club'
        ? events.publicHolidays({ clubId: id, ...asked })
        : events.teamPublicHolidays({ teamId: id, ...asked }),
    enabled: from < to,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

type HolidaysSource = Omit<Parameters<typeof events.readSchoolHolidays>[0], 'clubId'>

/** Holidays of a school's calendar; saves nothing. */
export function useReadSchoolHolidays({ kind, id }: PlanOwner) {
  return useMutation({
    mutationFn: (asked: HolidaysSource) =>
      kind === 'club'
        ? events.readSchoolHolidays({ clubId: id, ...asked })
        : events.readTeamSchoolHolidays({ teamId: id, ...asked }),
  })
}

export function usePublishSeason({ kind, id }: PlanOwner) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (publication: SeasonPublication) =>
      kind === 'club'
        ? events.publishSeason({ clubId: id, ...publication })
        : events.publishTeamSeason({ teamId: id, ...publication }),
    // After a lost answer the plan shows whether it was published.
    onSettled: () => cache.invalidateQueries({ queryKey: ['events'] }),
  })
}
