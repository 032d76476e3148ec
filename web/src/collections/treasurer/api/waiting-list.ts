import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { client } from '#web/platform/client/client.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'

import { type CollectionKey, waitingListKey } from './keys.ts'

export function useWaitingList(key: CollectionKey) {
  return useQuery({
    queryKey: waitingListKey(key),
    queryFn: () => client.collections.waitingList({ ...key }),
  })
}

interface Move {
  readonly billId: string
  readonly move: 'first' | 'placed' | 'removed'
}

/** Moves someone to the top, gives them a place or removes them. */
export function useMoveWaiting(key: CollectionKey) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (move: Move) => client.collections.moveWaiting({ ...key, ...move }),
    onSuccess: (list) => takeAnswer(cache, waitingListKey(key), list),
    onSettled: () => cache.invalidateQueries({ queryKey: ['collections', key.teamId] }),
  })
}
