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
import { keepOffline } from '#web/platform/offline/queries.ts'
import { newTap, sentLater, type Tap } from '#web/platform/offline/waiting.ts'

import { showMessage } from './changes.ts'
import { messageKeys, type Place } from './keys.ts'

/** Everything needed to send a message later, and to show it until then. */
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

/** A refused message, with the reason. */
export interface RefusedWords extends SendInput {
  readonly code: ErrorCode
}

const sendKey = ['messages', 'send']
const keyOf = ({ conversationId }: Place) => [...sendKey, conversationId]
const refusedKey = ['refused-words']
/** Pause (ms) when the server's rate limit stops the queue. */
const tooManyPause = 20_000

/**
 * Defaults for sending messages, which work on whatever page is open. Offline, messages wait on
 * this device; refused ones stay with their text until the author decides.
 */
export function setSendDefaults(cache: QueryClient): void {
  cache.setQueryDefaults(refusedKey, { ...keepOffline(), queryFn: skipToken })
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

/** Sends messages in the order of writing. */
export function useSend(place: Place) {
  const mutationKey = keyOf(place)
  const { mutate } = useMutation<Message, Error, SendInput>({
    mutationKey,
    scope: { id: mutationKey.join() },
  })
  return (words: Words): void => mutate({ ...newTap(), ...place, ...words })
}

/** Messages not yet accepted by the server, in the order of writing. */
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

/** Removes a refused message after the author resent, changed or discarded it. */
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
