import {
  type QueryClient,
  skipToken,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { Message, NewMessage } from '@touchline/contract/messages/shapes/message'
import type { ErrorCode } from '@touchline/contract/wire/errors'
import { useMemo } from 'react'

import { client } from '#web/platform/client/client.ts'
import { codeOf } from '#web/platform/client/refusal.ts'
import { kept } from '#web/platform/offline/queries.ts'
import { newTap, sentLater, type Tap } from '#web/platform/offline/waiting.ts'

import { showMessage } from './changes.ts'
import { messageKeys, type Place } from './keys.ts'

/** What one wants to say: all that is needed to send it later, and to show it until then. */
interface Words {
  readonly message: NewMessage
  readonly fileNames: readonly string[]
  readonly answered: {
    readonly author: string | null
    readonly words: string
    readonly files: number
  } | null
}

export interface SendInput extends Tap, Place, Words {}

/** Words the server would not take, and why. */
export interface RefusedWords extends SendInput {
  readonly code: ErrorCode
}

const sendKey = ['messages', 'send']
const keyOf = ({ conversationId }: Place) => [...sendKey, conversationId]
const refusedKey = ['refused-words']
/** A queue that comes back sends no more in a minute than the server takes. */
const tooManyPause = 20_000

/**
 * How a message is sent, by whichever page is open then. Without a network it waits on this device;
 * what the server refuses stays here with its words until its author has decided.
 */
export function setSendDefaults(cache: QueryClient): void {
  cache.setQueryDefaults(refusedKey, { ...kept(), queryFn: skipToken })
  cache.setMutationDefaults<Message, Error, SendInput>(sendKey, {
    ...sentLater,
    retry: (count, error) => isTooMany(error) || sentLater.retry(count, error),
    retryDelay: (count, error) =>
      isTooMany(error) ? tooManyPause : sentLater.retryDelay(count, error),
    mutationFn: ({ key, teamId, conversationId, message }) =>
      client.messages.send(
        { teamId, conversationId, ...message },
        { context: { idempotencyKey: key } },
      ),
    onSuccess: (message, input) => showMessage(cache, input, message),
    onError: (error, input) =>
      changeRefused(cache, input.teamId, (refused) => [
        ...refused.filter(({ message }) => message.clientId !== input.message.clientId),
        { ...input, code: codeOf(error) },
      ]),
    onSettled: (_message, _error, { teamId }) =>
      cache.invalidateQueries({ queryKey: messageKeys.list(teamId) }),
  })
}

function isTooMany(error: Error): boolean {
  return codeOf(error) === 'too_many_requests'
}

/** Sends in the order of writing. */
export function useSend(place: Place) {
  const mutationKey = keyOf(place)
  const { mutate } = useMutation<Message, Error, SendInput>({
    mutationKey,
    scope: { id: mutationKey.join() },
  })
  return (words: Words): void => mutate({ ...newTap(), ...place, ...words })
}

/** What the server has not taken yet, in the order of writing. */
export function useUnsent(place: Place): readonly SendInput[] {
  const wishes = useMutationState<unknown>({
    filters: { mutationKey: keyOf(place), status: 'pending' },
    select: ({ state }) => state.variables,
  })
  return useMemo(() => wishes.filter(isSendInput), [wishes])
}

export function useRefused(teamId: string): readonly RefusedWords[] {
  const { data } = useQuery<readonly RefusedWords[]>({ queryKey: messageKeys.refused(teamId) })
  return data ?? none
}

const none: readonly RefusedWords[] = []

/** The author has read why: the words are sent once more, changed, or given up. */
export function useForgetRefused(teamId: string) {
  const cache = useQueryClient()
  return ({ message: { clientId } }: RefusedWords): void =>
    changeRefused(cache, teamId, (refused) =>
      refused.filter(({ message }) => message.clientId !== clientId),
    )
}

function changeRefused(
  cache: QueryClient,
  teamId: string,
  change: (refused: readonly RefusedWords[]) => readonly RefusedWords[],
): void {
  cache.setQueryData<readonly RefusedWords[]>(messageKeys.refused(teamId), (refused) =>
    change(refused ?? none),
  )
}

function isSendInput(value: unknown): value is SendInput {
  return (
    typeof value === 'object' && value !== null && 'conversationId' in value && 'message' in value
  )
}
