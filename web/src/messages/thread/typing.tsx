import type { ConversationPerson } from '@touchline/contract/messages/shapes/conversation'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'

interface TypingProps {
  readonly people: readonly ConversationPerson[]
  /** Account ids. */
  readonly typing: readonly string[]
}

/** Keeps its height, so that nothing moves when someone starts typing. */
export function Typing({ people, typing }: TypingProps) {
  const { thread: text } = useText('messages')
  const { list } = useFormat()
  const names = people.filter(({ accountId }) => typing.includes(accountId)).map(({ name }) => name)
  return (
    <p className="mt-1 min-h-5 truncate text-s text-muted">
      {names.length > 0 && text.typing(list(names), names.length)}
    </p>
  )
}
