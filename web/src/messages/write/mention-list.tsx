import type { ConversationPerson } from '@touchline/contract/messages/shapes/conversation'

import { useText } from '#web/platform/language/language.tsx'
import { Avatar } from '#web/ui/avatar.tsx'

interface MentionListProps {
  readonly id: string
  readonly people: readonly ConversationPerson[]
  readonly chosen: ConversationPerson
  readonly onChoose: (person: ConversationPerson) => void
}

/** People matching the letters after an @; the focus stays in the text field. */
export function MentionList({ id, people, chosen, onChoose }: MentionListProps) {
  const { write: text } = useText('messages')
  return (
    <ul
      id={id}
      role="listbox"
      aria-label={text.people}
      className="floating absolute bottom-full left-0 z-10 mb-1 max-h-60 w-72 max-w-full overflow-y-auto p-1"
    >
      {people.map((person) => (
        <li
          key={person.accountId}
          id={`${id}${person.accountId}`}
          role="option"
          aria-selected={person === chosen}
          data-highlighted={person === chosen ? '' : undefined}
          className="choice"
          // Keeps the focus in the text field.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(person)}
        >
          <Avatar id={person.accountId} name={person.name} size="s" />
          <bdi className="min-w-0 truncate">{person.name}</bdi>
        </li>
      ))}
    </ul>
  )
}
