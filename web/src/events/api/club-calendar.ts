import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { client } from '#web/platform/client/client.ts'

import type { Window } from './keys.ts'

/** Changes in any team of the club refresh these queries. */
const keyOf = (clubId: string) => ['events', 'club', clubId] as const

/** What all the club's teams do on these days, where, and the conflicts. */
export function useClubCalendar(clubId: string, { from, to }: Window) {
  return useQuery({
    queryKey: [...keyOf(clubId), from, to],
    queryFn: () => client.events.clubCalendar({ clubId, from, to }),
    meta: { alsoOn: ['teams', 'members', 'clubs'] },
    placeholderData: keepPreviousData,
  })
}

type SavedVenue = Parameters<typeof client.events.saveClubVenue>[0]
type Closure = Parameters<typeof client.events.closeClubVenue>[0]

export function useSaveClubVenue(clubId: string) {
  return useVenueMutation(clubId, (venue: Omit<SavedVenue, 'clubId'>) =>
    client.events.saveClubVenue({ clubId, ...venue }),
  )
}

export function useCloseClubVenue(clubId: string) {
  return useVenueMutation(clubId, (closure: Omit<Closure, 'clubId'>) =>
    client.events.closeClubVenue({ clubId, ...closure }),
  )
}

export function useReopenClubVenue(clubId: string) {
  return useVenueMutation(clubId, (closureId: string) =>
    client.events.reopenClubVenue({ clubId, closureId }),
  )
}

function useVenueMutation<Input, Output>(clubId: string, act: (input: Input) => Promise<Output>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: () => cache.invalidateQueries({ queryKey: keyOf(clubId) }),
  })
}

/** Conflicts of a planned event (as JSON); none while it is incomplete. */
export function usePlannedClashes(teamId: string, planned: string) {
  return useQuery({
    queryKey: ['events', teamId, 'clashes', planned],
    queryFn: async () => {
      const { plannedEvent } = await import('@touchline/contract/events/shapes/club-calendar')
      const { success, data } = plannedEvent.safeParse({ teamId, ...readJson(planned) })
      return success ? client.events.clashes(data) : { clashes: [], count: 0 }
    },
    enabled: planned !== '{}',
    placeholderData: keepPreviousData,
    retry: false,
  })
}

function readJson(text: string): object {
  const value: unknown = JSON.parse(text)
  return typeof value === 'object' && value !== null ? value : {}
}

type Plan = Parameters<typeof client.events.exportSeasonPlan>[0]

/** A season plan as a file. */
export function useSeasonPlan(clubId: string) {
  return useMutation({
    mutationFn: async (plan: Omit<Plan, 'clubId'>): Promise<Blob> => {
      const file = await client.events.exportSeasonPlan({ clubId, ...plan })
      if (file instanceof Blob) return file
      throw new TypeError('not a file')
    },
  })
}
