import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'

import type { Stretch } from '../thread-window.ts'

/** What others say while one is here is said to those who listen; what was there before is not. */
export function LatestAloud({ stretch }: { stretch: Stretch }) {
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
