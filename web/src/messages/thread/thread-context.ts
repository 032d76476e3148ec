import type { Message, MessageFile } from '@touchline/contract/messages/shapes/message'
import { createContext, use } from 'react'

import type { Change } from '../api/changes.ts'
import type { Place } from '../api/keys.ts'

/** An action on a message; one at a time. */
export type ThreadAction =
  | { readonly kind: 'reply' | 'edit' | 'remove' | 'seen' | 'report'; readonly message: Message }
  | { readonly kind: 'picture'; readonly file: MessageFile }

export function messageOf(doing: ThreadAction | undefined): Message | undefined {
  return doing !== undefined && 'message' in doing ? doing.message : undefined
}

interface ThreadActions {
  readonly place: Place
  readonly mayPin: boolean
  readonly mayWrite: boolean
  readonly begin: (doing: ThreadAction) => void
  readonly change: (message: Message, change: Change) => void
  readonly jumpTo: (seq: number) => void
}

export const ThreadContext = createContext<ThreadActions | undefined>(undefined)

export function useThreadActions(): ThreadActions {
  const actions = use(ThreadContext)
  if (!actions) throw new Error('A message was shown outside its conversation')
  return actions
}
