import type {
  ConversationPage,
  ConversationPerson,
} from '@touchline/contract/messages/shapes/conversation'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Switch } from '#web/ui/switch.tsx'

import { useChoose } from '../api/conversations.ts'
import type { Place } from '../api/keys.ts'
import { SharedFiles } from './shared-files.tsx'

interface PeopleOfConversationProps {
  readonly place: Place
  readonly page: ConversationPage
}

/** The people and why they are in it, shared files, and settings. */
export function PeopleOfConversation({ place, page }: PeopleOfConversationProps) {
  const { people: text } = useText('messages')
  const choose = useChoose(place)
  const { isMuted, isPinned, subject } = page.conversation
  return (
    <div className="grid gap-6">
      {subject !== null && <bdi className="block font-medium wrap-anywhere">{subject}</bdi>}
      <div>
        <Switch
          label={text.mute}
          description={text.muteHint}
          value={isMuted}
          onChange={(on) => choose.mutate({ isMuted: on })}
        />
        <Switch
          label={text.keepOnTop}
          value={isPinned}
          onChange={(on) => choose.mutate({ isPinned: on })}
        />
      </div>
      <section>
        <h3 className="mb-2 text-m">{text.count(page.people.length)}</h3>
        <ul className="divide-y divide-line">
          {page.people.map((person) => (
            <Person key={person.accountId} person={person} />
          ))}
        </ul>
      </section>
      <SharedFiles place={place} />
    </div>
  )
}

function Person({ person }: { person: ConversationPerson }) {
  const { people: text, thread } = useText('messages')
  const { list } = useFormat()
  const { accountId, name, isMe, isStaff, children } = person
  const because = children.length === 1 ? text.parentOf : text.parentsOf
  const roles = [isMe && thread.me, isStaff && thread.staff].filter((role) => role !== false)
  return (
    <li className="flex min-h-12 items-center gap-3 py-2">
      <Avatar id={accountId} name={name} size="s" />
      <span className="min-w-0 grow">
        <bdi className="block font-medium wrap-anywhere">{name}</bdi>
        {children.length > 0 && (
          <span className="block text-s wrap-anywhere text-muted">{because(list(children))}</span>
        )}
      </span>
      <span className="shrink-0 text-s text-muted">{roles.join(', ')}</span>
    </li>
  )
}
