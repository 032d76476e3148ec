import { contract } from '@touchline/contract/contract'
import type { Message } from '@touchline/contract/messages/shapes/message'
import type { ReactNode } from 'react'

import { example } from '#web/testing/endpoint.ts'
import { teamOf } from '#web/testing/people.ts'

import type { Change } from '../api/changes.ts'
import { ThreadContext } from '../thread/thread-context.ts'
import { messageOf } from './message.ts'

export const conversationPage = example(contract.messages.get)
export const place = {
  teamId: teamOf('player').team.id,
  conversationId: conversationPage.conversation.id,
}

/** A message that fits the contract. */
export function message(seq: number, more: Partial<Message> = {}): Message {
  return messageOf(seq, { id: `019cebf5-0f00-7000-8000-00000000020${seq}`, ...more })
}

interface Done {
  readonly change?: (message: Message, change: Change) => void
  readonly jumpTo?: (seq: number) => void
}

/** Renders a part of a conversation with its actions. */
export function InThread({ done, children }: { done: Done; children: ReactNode }) {
  const nothing = () => undefined
  const actions = {
    place,
    mayPin: false,
    mayWrite: true,
    begin: nothing,
    change: done.change ?? nothing,
    jumpTo: done.jumpTo ?? nothing,
  }
  return <ThreadContext value={actions}>{children}</ThreadContext>
}
