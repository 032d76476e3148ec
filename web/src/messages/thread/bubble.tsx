import type { Message } from '@touchline/contract/messages/shapes/message'
import { Ban, Pin } from 'lucide-react'
import { memo } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { cx } from '#web/ui/cx.ts'

import { useMessageTime } from '../use-message-time.ts'
import { MessageFiles } from './message-files.tsx'
import { MessageMenu } from './message-menu.tsx'
import { MessageText } from './message-text.tsx'
import { PollBox } from './poll-box.tsx'
import { QuotedMessage } from './quoted-message.tsx'
import { Reactions } from './reactions.tsx'
import { Seen } from './seen.tsx'

interface BubbleProps {
  readonly message: Message
  /** Someone jumped to this message. */
  readonly isTarget: boolean
  readonly showsSeen: boolean
}

export const Bubble = memo(function Bubble({ message, isTarget, showsSeen }: BubbleProps) {
  const { isMe } = message.author
  if (message.removed) return <Removed message={message} isTarget={isTarget} />
  return (
    <div className={cx('group flex items-start gap-1', isMe && 'flex-row-reverse')}>
      <div
        className={cx('grid max-w-[min(100%,36rem)] min-w-0 gap-1', isMe && 'justify-items-end')}
      >
        <div className={cx(bubbleLook, isMe ? mineLook : othersLook, isTarget && targetLook)}>
          {message.replyTo && <QuotedMessage answered={message.replyTo} />}
          {message.words !== '' && (
            <MessageText words={message.words} mentions={message.mentions} />
          )}
          <MessageFiles message={message} />
          {message.poll && <PollBox message={message} poll={message.poll} />}
          <Stamp message={message} />
        </div>
        <Reactions message={message} />
        {showsSeen && <Seen message={message} />}
      </div>
      <MessageMenu message={message} />
    </div>
  )
})

export const bubbleLook =
  'grid min-w-0 max-w-full grid-cols-[minmax(0,1fr)] gap-1 rounded-surface border px-3 py-2'
export const mineLook = 'border-transparent bg-bubble forced-colors:border-[CanvasText]'
const othersLook = 'border-line bg-raised'
const targetLook = 'outline-2 outline-offset-2 outline-focus'

/** When it was sent, and whether it was edited. */
function Stamp({ message: { sentAt, editedAt, pinnedAt, author } }: { message: Message }) {
  const { bubble: text } = useText('messages')
  const { time } = useMessageTime()
  return (
    <p
      className={cx(
        'figures flex items-center gap-1.5 text-s text-muted',
        author.isMe && 'justify-self-end',
      )}
    >
      {pinnedAt !== null && (
        <>
          <Pin className="size-3.5" aria-hidden />
          <span className="sr-only">{text.pinned}</span>
        </>
      )}
      {editedAt !== null && <span>{text.edited}</span>}
      <time dateTime={sentAt}>{time(sentAt)}</time>
    </p>
  )
}

/** A removed message keeps its place. */
function Removed({ message, isTarget }: { message: Message; isTarget: boolean }) {
  const { bubble: text } = useText('messages')
  const { time } = useMessageTime()
  const words = message.removed?.by === 'staff' ? text.removedByStaff : text.removedByAuthor
  return (
    <div className={cx('flex', message.author.isMe && 'justify-end')}>
      <p
        className={cx(
          'figures flex items-center gap-2 rounded-surface border border-dashed border-line px-3 py-2 text-s text-muted',
          isTarget && targetLook,
        )}
      >
        <Ban className="size-4 shrink-0" aria-hidden />
        {words} · {time(message.sentAt)}
      </p>
    </div>
  )
}
