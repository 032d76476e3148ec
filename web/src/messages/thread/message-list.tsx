import type { ConversationPage } from '@touchline/contract/messages/shapes/conversation'
import { useDeferredValue, useEffectEvent, useLayoutEffect } from 'react'

import { useText } from '#web/platform/language/language.tsx'

import type { Place } from '../api/keys.ts'
import { useRefused, useUnsent } from '../api/sending.ts'
import { useTyping } from '../api/typing.ts'
import type { LoadedRange } from '../thread-window.ts'
import { Days } from './days.tsx'
import { Edge } from './edge.tsx'
import { JumpToEnd } from './jump-to-end.tsx'
import { LatestAloud } from './latest-aloud.tsx'
import { Typing } from './typing.tsx'
import { UnsentMessages } from './unsent-messages.tsx'
import { useReading } from './use-reading.ts'
import type { ThreadScroll } from './use-thread-scroll.ts'

interface MessageListProps {
  readonly place: Place
  readonly page: ConversationPage
  readonly stretch: LoadedRange
  readonly scroll: ThreadScroll
  readonly unreadFrom: number | undefined
  readonly name: string
}

/** The messages, oldest first, with unsent ones below. */
export function MessageList({ place, page, stretch, scroll, unreadFrom, name }: MessageListProps) {
  const { thread: text } = useText('messages')
  const { box, onScroll, onDrawn, isAtEnd, target } = scroll
  const me = page.people.find(({ isMe }) => isMe)?.accountId
  const typing = useTyping(place, me)
  const known = new Set(stretch.messages.map(({ clientId }) => clientId))
  // Deferred like the messages, so that a sent one moves from one list to the other without
  // flicker.
  const sending = useDeferredValue(useUnsent(place))
  const unsent = sending.filter(({ message }) => !known.has(message.clientId))
  const refused = useRefused(place.teamId).filter(
    ({ conversationId }) => conversationId === place.conversationId,
  )
  const below = unsent.length + refused.length + typing.length
  const settle = useEffectEvent(onDrawn)
  useLayoutEffect(() => settle(), [below])
  useReading({ place, page, stretch, isAtEnd })

  return (
    <div className="relative flex min-h-0 grow flex-col print:block">
      <div
        ref={box}
        role="region"
        aria-label={text.label(name)}
        tabIndex={0}
        onScroll={onScroll}
        className="min-h-0 grow overflow-y-auto overscroll-contain px-3 pt-3 pb-2 [overflow-anchor:none] sm:px-4 print:overflow-visible"
      >
        <div>
          <Edge scroll={scroll} stretch={stretch} startedAt={page.startedAt} />
          <Days messages={stretch.messages} unreadFrom={unreadFrom} target={target} />
          <UnsentMessages unsent={unsent} refused={refused} />
          <Typing people={page.people} typing={typing} />
        </div>
      </div>
      {!isAtEnd && <JumpToEnd unread={page.conversation.unread} onPress={scroll.toEnd} />}
      <LatestAloud stretch={stretch} />
    </div>
  )
}
