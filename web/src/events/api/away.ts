import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  AwayDays,
  NewAbsences,
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

/** When somebody is away, what is to come first. */
export function useUnavailabilities(key: PersonKey) {
  return useQuery({
    queryKey: awayKey(key),
    queryFn: () => client.events.unavailabilities({ ...key }),
    select: ({ unavailabilities }) => unavailabilities,
  })
}

/** Notes days away; with a known one it changes that. */
export function useSaveDaysAway(key: PersonKey, known: Unavailability | undefined) {
  const keep = useKeepDays(key)
  return useMutation({
    mutationFn: (days: AwayDays) =>
      known === undefined
        ? client.events.addUnavailability({ ...key, ...days })
        : client.events.changeUnavailability({
            ...key,
            ...days,
            unavailabilityId: known.id,
            version: known.version,
          }),
    onSuccess: keep,
  })
}

/** The same days for several people, in whatever teams; what was promised on them is taken back. */
export function useNoteAbsences() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (absences: NewAbsences) => client.events.addAbsences(absences),
    onSuccess: () =>
      cache.invalidateQueries({
        predicate: ({ queryKey: [capability] }) =>
          capability === 'events' || capability === 'members',
      }),
  })
}

export function useRemoveDaysAway(key: PersonKey) {
  const keep = useKeepDays(key)
  return useMutation({
    mutationFn: (unavailabilityId: string) =>
      client.events.removeUnavailability({ ...key, unavailabilityId }),
    onSuccess: keep,
  })
}

/** The answer is the new list; calendars and the person's state are read anew. */
function useKeepDays(key: PersonKey) {
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
