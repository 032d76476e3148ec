import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'

import type { LoadedRange } from '../thread-window.ts'

/** Announces new messages to screen readers, but not those loaded earlier. */
export function LatestAloud({ stretch }: { stretch: LoadedRange }) {
  const { thread: text, row } = useText('messages')
  const last = stretch.messages.at(-1)
  const [here] = useState(() => last?.seq ?? 0)
  const isNew = last !== undefined && last.seq > here && !last.author.isMe && !last.removed
  return (
    <p role="status" className="sr-only">
      {isNew ? text.said(last.author.name ?? row.formerMember, last.words.slice(0, 300)) : ''}
    </p>
  )
}
