import type { Conversation } from '@touchline/contract/messages/shapes/conversation'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'

type Named = Pick<Conversation, 'kind' | 'role' | 'event' | 'subject' | 'names'>

/** A conversation's name: its subject, or else its recipients. */
export function useConversationName(): (conversation: Named) => string {
  const { name: text } = useText('messages')
  const { list } = useFormat()
  return ({ kind, role, event, subject, names }) => {
    if (subject !== null && subject !== '') return subject
    if (kind === 'role' && role !== null) return text[role]
    if (event !== null) return event.title
    if (kind === 'people') return names.length === 0 ? text.nobody : list(names)
    return text.team
  }
}
