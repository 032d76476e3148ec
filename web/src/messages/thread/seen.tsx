import type { Message } from '@touchline/contract/messages/shapes/message'

import { useText } from '#web/platform/language/language.tsx'

import { useThreadActions } from './thread-context.ts'

/** The read count below one's newest message; a tap shows names. */
export function Seen({ message }: { message: Message }) {
  const { bubble: text } = useText('messages')
  const { begin } = useThreadActions()
  const { seen } = message
  if (seen === null || seen.of === 0) return null
  return (
    <button
      type="button"
      className="figures min-h-6 rounded-control px-1 text-s text-muted underline-offset-2 hover:underline"
      onClick={() => begin({ kind: 'seen', message })}
    >
      {text.seenBy(seen.by, seen.of)}
    </button>
  )
}
