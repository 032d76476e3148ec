import type { ConversationPage } from '@touchline/contract/messages/shapes/conversation'
import { useCallback, useDeferredValue, useState } from 'react'

import type { Place } from '../api/keys.ts'
import { useThreadNews } from '../api/news.ts'
import type { LoadedRange } from '../thread-window.ts'
import { useConversationName } from '../use-conversation-name.ts'
import { MessageInput } from '../write/message-input.tsx'
import { useFiles } from '../write/use-files.ts'
import { MessageList } from './message-list.tsx'
import { type ThreadAction, ThreadContext } from './thread-context.ts'
import { ThreadDialogs } from './thread-dialogs.tsx'
import { ThreadFrame } from './thread-frame.tsx'
import { ThreadHeader } from './thread-header.tsx'
import { useOwnActions } from './use-own-actions.ts'
import { useThreadScroll } from './use-thread-scroll.ts'

interface ThreadProps {
  readonly place: Place
  readonly page: ConversationPage
  readonly stretch: LoadedRange
  /** The message number to open at. */
  readonly at: number | undefined
}

/** A conversation with its text field. */
export function Thread({ place, page, stretch: held, at }: ThreadProps) {
  const { conversation } = page
  // Deferred, so that rendering fifty more messages doesn't block scrolling.
  const stretch = useDeferredValue(held)
  const name = useConversationName()(conversation)
  const [doing, setDoing] = useState<ThreadAction>()
  const [unreadFrom] = useState(() =>
    conversation.unread > 0 ? conversation.readSeq + 1 : undefined,
  )
  const begin = at ?? unreadFrom
  const scroll = useThreadScroll({ place, stretch, begin, isAsked: at !== undefined })
  const actions = useOwnActions({ place, page, begin: setDoing, jumpTo: scroll.jumpTo })
  const stop = useCallback(() => setDoing(undefined), [])
  const { chosen, isOver, dropping } = useFiles(page.refusal === null && doing?.kind !== 'edit')
  useThreadNews(place)

  return (
    <ThreadContext value={actions}>
      <ThreadFrame {...{ isOver, dropping }}>
        <ThreadHeader place={place} page={page} name={name} />
        <MessageList {...{ place, page, stretch, scroll, unreadFrom, name }} />
        <MessageInput {...{ page, chosen, doing }} onDone={stop} onSend={scroll.toEnd} />
      </ThreadFrame>
      <ThreadDialogs doing={doing} onClose={stop} />
    </ThreadContext>
  )
}
