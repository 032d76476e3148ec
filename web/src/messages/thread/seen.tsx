import type { Message } from '@touchline/contract/messages/shapes/message'

import { useText } from '#web/platform/language/language.tsx'

import { useThreadActions } from './thread-context.ts'

/** Under my newest words: how many have read them; a tap tells who. */
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
