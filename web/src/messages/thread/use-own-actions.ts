import type { ConversationPage } from '@touchline/contract/messages/shapes/conversation'
import { useMemo } from 'react'

import type { Place } from '../api/keys.ts'
import type { ThreadAction } from './thread-context.ts'
import { useMessageChange } from './use-message-change.ts'

interface ActionsInput {
  readonly place: Place
  readonly page: ConversationPage
  readonly begin: (doing: ThreadAction) => void
  readonly jumpTo: (seq: number) => void
}

/** Keeps its identity, because hundreds of messages use it. */
export function useOwnActions({ place, page, begin, jumpTo }: ActionsInput) {
  const change = useMessageChange(place)
  const { teamId, conversationId } = place
  const { mayPin, refusal } = page
  const mayWrite = refusal === null
  return useMemo(
    () => ({ place: { teamId, conversationId }, mayPin, mayWrite, begin, change, jumpTo }),
    [teamId, conversationId, mayPin, mayWrite, begin, change, jumpTo],
  )
}
