import type { ConversationPage } from '@touchline/contract/messages/shapes/conversation'
import { useCallback, useMemo, useState } from 'react'

import { PageTitle } from '#web/app/page-title.tsx'

import type { Place } from '../api/keys.ts'
import { useThreadNews } from '../api/news.ts'
import type { Stretch } from '../thread-window.ts'
import { useConversationName } from '../use-conversation-name.ts'
import { Writing } from '../write/writing.tsx'
import { ReadAlong } from './read-along.tsx'
import { Said } from './said.tsx'
import { type Doing, ThreadContext } from './thread-context.ts'
import { ThreadDialogs } from './thread-dialogs.tsx'
import { ThreadHeader } from './thread-header.tsx'
import { useMessageChange } from './use-message-change.ts'
import { useThreadScroll } from './use-thread-scroll.ts'

interface ThreadProps {
  readonly place: Place
  readonly page: ConversationPage
  readonly stretch: Stretch
  /** The number of the message to begin with. */
  readonly at: number | undefined
}

/** What is said in a conversation, and the field to say more. */
export function Thread({ place, page, stretch, at }: ThreadProps) {
  const { conversation } = page
  const name = useConversationName()(conversation)
  const [doing, setDoing] = useState<Doing>()
  const [unreadFrom] = useState(() =>
    conversation.unread > 0 ? conversation.readSeq + 1 : undefined,
  )
  const begin = at ?? unreadFrom
  const scroll = useThreadScroll({ place, stretch, begin, isAsked: at !== undefined })
  const actions = useActions({ place, page, begin: setDoing, jumpTo: scroll.jumpTo })
  const stop = useCallback(() => setDoing(undefined), [])
  useThreadNews(place)

  return (
    <ThreadContext value={actions}>
      <PageTitle title={name} />
      <section className="flex h-full min-h-0 flex-col border-line bg-surface md:rounded-surface md:border">
        <ThreadHeader place={place} page={page} name={name} />
        <ReadAlong names={page.readAlong} />
        <Said {...{ place, page, stretch, scroll, unreadFrom, name }} />
        <Writing page={page} doing={doing} onDone={stop} onSend={scroll.toEnd} />
      </section>
      <ThreadDialogs doing={doing} onClose={stop} />
    </ThreadContext>
  )
}

interface ActionsWish extends Pick<ThreadProps, 'place' | 'page'> {
  readonly begin: (doing: Doing) => void
  readonly jumpTo: (seq: number) => void
}

/** The same object while nothing about it is new: hundreds of messages hold it. */
function useActions({ place, page, begin, jumpTo }: ActionsWish) {
  const change = useMessageChange(place)
  const { teamId, conversationId } = place
  const { mayPin, refusal } = page
  const mayWrite = refusal === null
  return useMemo(
    () => ({ place: { teamId, conversationId }, mayPin, mayWrite, begin, change, jumpTo }),
    [teamId, conversationId, mayPin, mayWrite, begin, change, jumpTo],
  )
}
