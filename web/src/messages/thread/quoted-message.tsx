import type { Message } from '@touchline/contract/messages/shapes/message'

import { useText } from '#web/platform/language/language.tsx'

import { useThreadActions } from './thread-context.ts'

/** The message this one answers; a link to it. */
export function QuotedMessage({ answered }: { answered: NonNullable<Message['replyTo']> }) {
  const { bubble: text, row } = useText('messages')
  const { jumpTo } = useThreadActions()
  const name = answered.author ?? row.formerMember
  const { files } = answered
  const words = answered.words || (files > 0 ? row.files(files) : row.removed)
  return (
    <button
      type="button"
      className="grid min-w-0 rounded-control border-l-3 border-accent-ink bg-hover px-2.5 py-1.5 text-left text-s"
      onClick={() => jumpTo(answered.seq)}
    >
      <span className="sr-only">{text.answers} </span>
      <bdi className="truncate font-medium">{name}</bdi>
      <bdi className="line-clamp-2 wrap-anywhere text-muted">{words}</bdi>
    </button>
  )
}
