import { MessagesSquare } from 'lucide-react'
import { useState } from 'react'

import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { TeamShield } from '#web/teams/team-shield.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useInbox } from '../api/conversations.ts'
import { fewestLetters } from '../api/search.ts'
import { useDebounced } from '../use-debounced.ts'
import { ConversationLink } from './conversation-link.tsx'

/** The reader's conversations in all teams, with a search. */
export function Inbox() {
  const text = useText('messages')
  const { loading } = useText('wire')
  const [typed, setTyped] = useState('')
  const rested = useDebounced(typed.trim())
  const words = rested.length < fewestLetters ? '' : rested
  const inbox = useInbox(words)
  if (inbox.isPending) return <SkeletonRows label={loading} />
  if (inbox.data === undefined) return <LoadFailure title={text.failed} query={inbox} />
  if (inbox.data.length === 0 && typed === '')
    return <EmptyState icon={<MessagesSquare aria-hidden />} title={text.empty.title} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <SearchField label={text.search.label} value={typed} onChange={setTyped} />
      <p role="status" className={inbox.data.length > 0 || words === '' ? 'sr-only' : 'text-muted'}>
        {words !== '' && (inbox.data.length > 0 ? text.search.found : text.search.nothing)}
      </p>
      <Lines inbox={inbox} />
    </div>
  )
}

function Lines({ inbox }: { inbox: ReturnType<typeof useInbox> }) {
  const text = useText('messages')
  return (
    <>
      <ul aria-label={text.conversations}>
        {inbox.data?.map((conversation) => (
          <li
            key={conversation.id}
            className="flex items-center border-b border-line last:border-b-0"
          >
            <TeamShield team={conversation.team} src={conversation.team.logo?.thumb} />
            <ConversationLink
              teamId={conversation.team.id}
              teamNames={conversation.teamNames}
              conversation={conversation}
              found={conversation.found}
              className="min-w-0 grow px-3"
            />
          </li>
        ))}
      </ul>
      {inbox.hasNextPage && (
        <Button size="s" busy={inbox.isFetchingNextPage} onClick={() => void inbox.fetchNextPage()}>
          {text.older}
        </Button>
      )}
    </>
  )
}
