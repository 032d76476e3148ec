import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  UnavailabilityDays,
  NewUnavailabilities,
  Unavailabilities,
  Unavailability,
} from '@touchline/contract/events/shapes/unavailability'

import { client } from '#web/platform/client/client.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'

export interface PersonKey {
  readonly teamId: string
  readonly memberId: string
}

const awayKey = ({ teamId, memberId }: PersonKey) => ['events', teamId, 'away', memberId] as const

/** A member's absences, coming ones first. */
export function useUnavailabilities(key: PersonKey) {
  return useQuery({
    queryKey: awayKey(key),
    queryFn: () => client.events.unavailabilities({ ...key }),
    select: ({ unavailabilities }) => unavailabilities,
  })
}

/** Adds an absence, or changes a known one. */
export function useSaveDaysAway(key: PersonKey, known: Unavailability | undefined) {
  const cache = useQueryClient()
  const showSaved = useShowSaved(key)
  return useMutation({
    mutationFn: async (days: UnavailabilityDays) => {
      if (known === undefined) {
        await client.events.addUnavailabilities({ ...days, people: [key], overridesAnswers: false })
        return undefined
      }
      const { id: unavailabilityId, version } = known
      return client.events.changeUnavailability({ ...key, ...days, unavailabilityId, version })
    },
    onSuccess: (list) => (list === undefined ? refreshAll(cache) : showSaved(list)),
  })
}

/** Adds the same absence for several people in any team; withdraws a "yes" on these days. */
export function useAddUnavailabilities() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (added: NewUnavailabilities) => client.events.addUnavailabilities(added),
    onSuccess: () => refreshAll(cache),
  })
}

function refreshAll(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({
    predicate: ({ queryKey: [capability] }) => capability === 'events' || capability === 'members',
  })
}

export function useRemoveDaysAway(key: PersonKey) {
  const showSaved = useShowSaved(key)
  return useMutation({
    mutationFn: (unavailabilityId: string) =>
      client.events.removeUnavailability({ ...key, unavailabilityId }),
    onSuccess: showSaved,
  })
}

/** Saves the returned list; reloads calendars and the person's state. */
function useShowSaved(key: PersonKey) {
  const cache = useQueryClient()
  return (found: Unavailabilities) => {
    const queryKey = awayKey(key)
    takeAnswer(cache, queryKey, found)
    void cache.invalidateQueries({
      predicate: (query) =>
        (query.queryKey[0] === 'events' && query.queryKey[2] !== 'away') ||
        (query.queryKey[0] === 'members' && query.queryKey[1] === key.teamId),
    })
  }
}
