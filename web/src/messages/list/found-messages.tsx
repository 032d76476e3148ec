import { Link } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useConversations } from '../api/conversations.ts'
import { useFoundMessages } from '../api/search.ts'
import { useConversationName } from '../use-conversation-name.ts'
import { useMessageTime } from '../use-message-time.ts'

interface FoundMessagesProps {
  readonly teamId: string
  readonly words: string
}

/** Search results that lead to the message. */
export function FoundMessages({ teamId, words }: FoundMessagesProps) {
  const { search: text, row, older } = useText('messages')
  const { loading } = useText('wire')
  const { short } = useMessageTime()
  const found = useFoundMessages(teamId, words)
  const nameOf = useNames(teamId)
  if (found.isPending) return <SkeletonRows label={loading} />
  if (found.data === undefined) return <LoadFailure title={text.failed} query={found} />
  return (
    <>
      <p role="status" className={found.data.length > 0 ? 'sr-only' : 'text-muted'}>
        {found.data.length > 0 ? text.found : text.nothing}
      </p>
      <ul aria-label={text.found}>
        {found.data.map(({ messageId, conversationId, seq, author, sentAt, ...message }) => (
          <li key={messageId} className="border-b border-line last:border-b-0">
            <Link
              to={paths.message(teamId, conversationId, seq)}
              className="grid gap-0.5 rounded-control px-3 py-3 hover:bg-hover"
            >
              <span className="flex min-w-0 items-baseline gap-2 text-s text-muted">
                <bdi className="min-w-0 grow truncate">{nameOf(conversationId)}</bdi>
                <span className="figures shrink-0">{short(sentAt)}</span>
              </span>
              <bdi className="line-clamp-3 wrap-anywhere">
                {row.by(author ?? row.formerMember, message.words)}
              </bdi>
            </Link>
          </li>
        ))}
      </ul>
      {found.hasNextPage && (
        <Button size="s" busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {older}
        </Button>
      )}
    </>
  )
}

function useNames(teamId: string): (conversationId: string) => string | undefined {
  const { data = [] } = useConversations(teamId)
  const nameOf = useConversationName()
  const names = new Map(data.map((conversation) => [conversation.id, nameOf(conversation)]))
  return (conversationId) => names.get(conversationId)
}
