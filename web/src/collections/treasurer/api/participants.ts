import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ParticipantShape } from '@touchline/contract/collections/shapes/bill'

import { client } from '#web/platform/client/client.ts'

import { type CollectionKey, participantsKey } from './keys.ts'

/** Everybody in one list, so that search and filters answer while one types. */
export function useParticipants(key: CollectionKey) {
  return useQuery({
    queryKey: participantsKey(key),
    queryFn: () => allParticipants(key),
    meta: { alsoOn: ['members'] },
  })
}

async function allParticipants(key: CollectionKey): Promise<readonly ParticipantShape[]> {
  const first = await client.collections.participants({ ...key })
  const participants = [...first.participants]
  let cursor = first.next
  while (cursor !== null) {
    const page = await client.collections.participants({ ...key, cursor })
    participants.push(...page.participants)
    cursor = page.next
  }
  return participants
}

/** Reminds these, or all who owe or have not filled in the form; answers how many hear of it. */
export function useRemind(key: CollectionKey) {
  return useChange(key, (participantIds: readonly string[] | 'everybody') =>
    client.collections.remind(
      participantIds === 'everybody' ? { ...key } : { ...key, participantIds: [...participantIds] },
    ),
  )
}

/** Asks more members to fill in the form. */
export function useAskMembers(key: CollectionKey) {
  return useChange(key, (memberIds: readonly string[]) =>
    client.collections.invite({ ...key, memberIds: [...memberIds] }),
  )
}

/** Closed to new forms, or open to them again. */
export function useOpenOrClose(key: CollectionKey) {
  return useChange(key, (wanted: 'open' | 'closed') =>
    wanted === 'open'
      ? client.collections.reopen({ ...key })
      : client.collections.close({ ...key }),
  )
}

function useChange<Wish, Answer>({ teamId }: CollectionKey, act: (wish: Wish) => Promise<Answer>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSettled: () => cache.invalidateQueries({ queryKey: ['collections', teamId] }),
  })
}
