import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { HandOverNote } from '@touchline/contract/events/shapes/hand-overs'

import { client } from '#web/platform/client/client.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'

import { eventKeys } from './keys.ts'

interface EventKey {
  readonly teamId: string
  readonly eventId: string
}

/** What guardians wrote about handing over one child. */
export function useHandOvers({ teamId, eventId }: EventKey, memberId: string) {
  return useQuery({
    queryKey: eventKeys.handOvers(teamId, eventId),
    queryFn: () => client.events.handOvers({ teamId, eventId }),
    select: ({ notes }) => notes.filter((note: HandOverNote) => note.memberId === memberId),
  })
}

/** Without words the note is removed. */
export function useNoteHandOver({ teamId, eventId }: EventKey, memberId: string) {
  const cache = useQueryClient()
  const queryKey = eventKeys.handOvers(teamId, eventId)
  return useMutation({
    mutationFn: (words: string) => client.events.noteHandOver({ teamId, eventId, memberId, words }),
    onSuccess: (notes) => takeAnswer(cache, queryKey, notes),
    onError: () => cache.invalidateQueries({ queryKey }),
  })
}
