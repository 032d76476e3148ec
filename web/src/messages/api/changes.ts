import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Message } from '@touchline/contract/messages/shapes/message'
import type { Reaction } from '@touchline/domain/messages/conversations'

import { client } from '#web/platform/client/client.ts'

import { withReaction } from '../reacting.ts'
import { type LoadedRange, withMessage } from '../thread-window.ts'
import { messageKeys, type Place } from './keys.ts'

/** Changes to a sent message. */
export type Change =
  | { readonly kind: 'edit'; readonly words: string; readonly mentions: readonly string[] }
  | { readonly kind: 'remove' }
  | { readonly kind: 'react'; readonly reaction: Reaction | null }
  | { readonly kind: 'pin'; readonly isPinned: boolean }
  | { readonly kind: 'vote'; readonly options: readonly number[] }
  | { readonly kind: 'close' }

/** Changes a message and caches the response. */
export function useChangeMessage(place: Place) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ message, change }: { readonly message: Message; readonly change: Change }) =>
      send({ ...place, messageId: message.id }, change),
    onMutate: ({ message, change }) => {
      if (change.kind === 'react') showMessage(cache, place, withReaction(message, change.reaction))
    },
    onSuccess: (message) => showMessage(cache, place, message),
    onError: (_error, { message }) => showMessage(cache, place, message),
    onSettled: (_message, _error, { change }) =>
      change.kind === 'react' || change.kind === 'vote'
        ? undefined
        : cache.invalidateQueries({ queryKey: messageKeys.team(place.teamId) }),
  })
}

function send(key: Place & { readonly messageId: string }, change: Change): Promise<Message> {
  switch (change.kind) {
    case 'edit': {
      const { words, mentions } = change
      return client.messages.change({ ...key, words, mentions: [...mentions] })
    }
    case 'remove':
      return client.messages.remove(key)
    case 'react':
      return client.messages.change({ ...key, reaction: change.reaction })
    case 'pin':
      return client.messages.change({ ...key, isPinned: change.isPinned })
    case 'vote':
      return client.messages.change({ ...key, options: [...change.options] })
    case 'close':
      return client.messages.change({ ...key, isPollClosed: true })
  }
}

export function showMessage(cache: QueryClient, place: Place, message: Message): void {
  cache.setQueryData<LoadedRange>(
    messageKeys.thread(place),
    (stretch) => stretch && withMessage(stretch, message),
  )
}

/** Refetches one message. */
export function useReadMessage(place: Place) {
  const cache = useQueryClient()
  return async (messageId: string): Promise<void> => {
    const message = await client.messages.message({ ...place, messageId }).catch(() => undefined)
    if (message !== undefined) showMessage(cache, place, message)
  }
}

/** The readers of one's own message, by name. */
export function useSeenBy(place: Place, messageId: string) {
  return useQuery({
    queryKey: messageKeys.seen(place, messageId),
    queryFn: () => client.messages.seenBy({ ...place, messageId }),
  })
}
