import { useState } from 'react'

import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useConversations } from '../api/conversations.ts'
import { fewestLetters } from '../api/search.ts'
import { useRefused } from '../api/sending.ts'
import { useDebounced } from '../use-debounced.ts'
import { ConversationRow } from './conversation-row.tsx'
import { FoundMessages } from './found-messages.tsx'

/** The reader's conversations in a team, or the messages a search finds. */
export function ConversationList({ teamId }: { teamId: string }) {
  const text = useText('messages')
  const [typed, setTyped] = useState('')
  const words = useDebounced(typed.trim())
  return (
    <div className="grid gap-3">
      <SearchField label={text.search.label} value={typed} onChange={setTyped} />
      {words.length >= fewestLetters ? (
        <FoundMessages teamId={teamId} words={words} />
      ) : (
        <Conversations teamId={teamId} />
      )}
    </div>
  )
}

function Conversations({ teamId }: { teamId: string }) {
  const text = useText('messages')
  const { loading } = useText('wire')
  const conversations = useConversations(teamId)
  const refused = new Set(useRefused(teamId).map(({ conversationId }) => conversationId))
  if (conversations.isPending) return <SkeletonRows label={loading} />
  if (conversations.data === undefined)
    return <LoadFailure title={text.failed} query={conversations} />
  return (
    <>
      <ul aria-label={text.conversations}>
        {conversations.data.map((conversation) => (
          <ConversationRow
            key={conversation.id}
            teamId={teamId}
            conversation={conversation}
            hasRefused={refused.has(conversation.id)}
          />
        ))}
      </ul>
      {conversations.hasNextPage && (
        <Button
          size="s"
          busy={conversations.isFetchingNextPage}
          onClick={() => void conversations.fetchNextPage()}
        >
          {text.older}
        </Button>
      )}
    </>
  )
}
