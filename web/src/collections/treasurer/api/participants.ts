import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ParticipantShape, RequestShape } from '@touchline/contract/collections/shapes/bill'

import { client } from '#web/platform/client/client.ts'

import { type CollectionKey, participantsKey } from './keys.ts'

/** All participants, so that search and filters work without requests. */
export function useParticipants(key: CollectionKey) {
  return useQuery({ ...participantsQuery(key), select: ({ participants }) => participants })
}

/** Requests to pay less or in instalments, open ones first. */
export function useRequests(key: CollectionKey) {
  return useQuery({ ...participantsQuery(key), select: ({ requests }) => requests })
}

export interface ParticipantList {
  readonly participants: readonly ParticipantShape[]
  readonly requests: readonly RequestShape[]
}

const participantsQuery = (key: CollectionKey) => ({
  queryKey: participantsKey(key),
  queryFn: () => readParticipants(key),
  meta: { alsoOn: ['members'] },
})

async function readParticipants(key: CollectionKey): Promise<ParticipantList> {
  const first = await client.collections.participants({ ...key })
  const participants = [...first.participants]
  let cursor = first.next
  while (cursor !== null) {
    const page = await client.collections.participants({ ...key, cursor })
    participants.push(...page.participants)
    cursor = page.next
  }
  return { participants, requests: first.requests }
}

/** Reminds these participants, or everyone with an open bill or form. */
export function useRemind(key: CollectionKey) {
  return useChange(key, (participantIds: readonly string[] | 'everybody') =>
    client.collections.notify({
      ...key,
      message: {
        kind: 'reminder',
        ...(participantIds !== 'everybody' && { participantIds: [...participantIds] }),
      },
    }),
  )
}

export function useInviteMembers(key: CollectionKey) {
  return useChange(key, (memberIds: readonly string[]) =>
    client.collections.notify({
      ...key,
      message: { kind: 'invitation', memberIds: [...memberIds] },
    }),
  )
}

/** Closes the form, or reopens it. */
export function useSetState(key: CollectionKey) {
  return useChange(key, (state: 'open' | 'closed') =>
    client.collections.setState({ ...key, state }),
  )
}

function useChange<Input, Answer>(
  { teamId }: CollectionKey,
  act: (listQuery: Input) => Promise<Answer>,
) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSettled: () => cache.invalidateQueries({ queryKey: ['collections', teamId] }),
  })
}
