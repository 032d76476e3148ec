import { type Audience, maxPeople } from '@touchline/domain/messages/conversations'

/** The preset recipients of a new message. */
export type MessageDraft =
  | Extract<Audience, { kind: 'people' | 'event' | 'sender' }>
  | { readonly kind: 'team' | 'guardians' | 'none' }

const idPattern = /^[0-9a-f-]{36}$/u

/**
 * Parses a URL value: `team`, `guardians`, `event:<id>`, `people:<id>,<id>`, `sender:<id>`, or
 * empty.
 */
export function draftFrom(word: string): MessageDraft {
  const [kind, rest = ''] = word.split(':')
  const ids = rest.split(',').filter((id) => idPattern.test(id))
  const [first] = ids
  if (kind === 'team' || kind === 'guardians') return { kind }
  if (kind === 'event' && first !== undefined) return { kind, eventId: first }
  if (kind === 'sender' && first !== undefined) return { kind, conversationId: first }
  if (kind === 'people' && first !== undefined)
    return { kind, memberIds: ids.slice(0, maxPeople), guardianIds: [] }
  return { kind: 'none' }
}
