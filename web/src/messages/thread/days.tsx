import type { Message } from '@touchline/contract/messages/shapes/message'
import { memo } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { localTimeZone } from '#web/platform/language/local-time-zone.ts'

import { daysOf, type MessageGroup } from '../bubbles.ts'
import { useMessageTime } from '../use-message-time.ts'
import { Author, AuthorFace } from './author.tsx'
import { Bubble } from './bubble.tsx'

interface DaysProps {
  readonly messages: readonly Message[]
  readonly unreadFrom: number | undefined
  readonly target: number | undefined
}

/** Memoised, so that it only re-renders when messages change. */
export const Days = memo(function Days({ messages, unreadFrom, target }: DaysProps) {
  const { day: dayOf } = useMessageTime()
  const lastOfMine = messages.findLast(({ author, removed }) => author.isMe && removed === null)
  const marks = { unreadFrom, target, lastOfMine: lastOfMine?.seq }
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {daysOf(messages, localTimeZone()).map(({ day, turns }) => (
        <li key={day}>
          <h2 className="mb-3 flex items-center gap-3 text-s font-medium text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
            {dayOf(turns[0]?.messages[0]?.sentAt ?? day)}
          </h2>
          <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {turns.map((turn) => (
              <OneTurn key={turn.messages[0]?.seq} turn={turn} marks={marks} />
            ))}
          </ol>
        </li>
      ))}
    </ol>
  )
})

interface Marks {
  readonly unreadFrom: number | undefined
  readonly target: number | undefined
  /** Shows the read count below this message. */
  readonly lastOfMine: number | undefined
}

function OneTurn({ turn: { author, messages }, marks }: { turn: MessageGroup; marks: Marks }) {
  const { isMe } = author
  const beginsUnread = messages[0]?.seq === marks.unreadFrom
  return (
    <li className="min-w-0">
      {beginsUnread && <UnreadLine />}
      {!isMe && <Author author={author} />}
      <div className="flex items-end gap-2">
        {!isMe && <AuthorFace author={author} />}
        <ol className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-1">
          {messages.map((message) => (
            <li key={message.seq} data-seq={message.seq} className="min-w-0">
              {message.seq === marks.unreadFrom && !beginsUnread && <UnreadLine />}
              <Bubble
                message={message}
                isTarget={message.seq === marks.target}
                showsSeen={message.seq === marks.lastOfMine}
              />
            </li>
          ))}
        </ol>
      </div>
    </li>
  )
}

function UnreadLine() {
  const { thread: text } = useText('messages')
  return (
    <p className="mb-2 flex items-center gap-3 text-s font-semibold text-accent-ink after:h-px after:grow after:bg-accent-ink">
      {text.unreadFrom}
    </p>
  )
}
