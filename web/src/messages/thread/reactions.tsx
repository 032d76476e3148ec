import type { Message } from '@touchline/contract/messages/shapes/message'

import { useText } from '#web/platform/language/language.tsx'
import { cx } from '#web/ui/cx.ts'

import { useThreadActions } from './thread-context.ts'

/** Reactions with counts; a tap adds or removes one's own. */
export function Reactions({ message }: { message: Message }) {
  const { bubble: text } = useText('messages')
  const { change } = useThreadActions()
  if (message.reactions.length === 0) return null
  return (
    <ul aria-label={text.reactions} className="-mt-2 flex flex-wrap gap-1 px-2">
      {message.reactions.map(({ reaction, count, isMine }) => (
        <li key={reaction}>
          <button
            type="button"
            aria-pressed={isMine}
            aria-label={text.reaction(reaction, count)}
            className={cx(
              'figures inline-flex min-h-7 items-center gap-1 rounded-full border bg-raised px-2 text-s touch:min-h-9',
              isMine ? 'border-accent-ink font-semibold' : 'border-line',
            )}
            onClick={() => change(message, { kind: 'react', reaction: isMine ? null : reaction })}
          >
            <span aria-hidden>{reaction}</span>
            <span aria-hidden>{count}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
