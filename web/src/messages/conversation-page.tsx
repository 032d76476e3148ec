import { useParams, useSearchParams } from 'react-router'

import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { isNotFound } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useConversation } from './api/conversations.ts'
import { useThread } from './api/thread.ts'
import { Thread } from './thread/thread.tsx'

/** One conversation; `?at=` is the message to open at. */
export default function ConversationPage() {
  const { team } = useTeam()
  const { conversationId = '' } = useParams()
  return <Conversation key={conversationId} teamId={team.id} conversationId={conversationId} />
}

function Conversation(place: { teamId: string; conversationId: string }) {
  const text = useText('messages')
  const { loading } = useText('wire')
  const [search] = useSearchParams()
  const at = Number(search.get('at')) || undefined
  const page = useConversation(place)
  const { thread } = useThread(place)
  const failed = [page, thread].find(({ isError, data }) => isError && data === undefined)
  const isGone = [page, thread].some(({ error }) => error !== null && isNotFound(error))

  if (isGone) return <Gone teamId={place.teamId} />
  if (failed)
    return (
      <Unread>
        <LoadFailure title={text.thread.failed} query={failed} />
      </Unread>
    )
  if (page.data === undefined || thread.data === undefined)
    return (
      <Unread>
        <SkeletonRows label={loading} />
      </Unread>
    )
  return <Thread key={at} place={place} page={page.data} stretch={thread.data} at={at} />
}

/** Shown while a conversation is loading, or if it failed. */
function Unread({ children }: { children: React.ReactNode }) {
  const { title } = useText('messages')
  return (
    <div className="p-4 md:p-0">
      <PageTitle title={title} />
      <h1 className="sr-only">{title}</h1>
      {children}
    </div>
  )
}

function Gone({ teamId }: { teamId: string }) {
  const { thread: text } = useText('messages')
  return (
    <Unread>
      <EmptyState
        title={text.gone}
        action={<ButtonLink to={paths.messages(teamId)}>{text.allConversations}</ButtonLink>}
      >
        {text.goneHint}
      </EmptyState>
    </Unread>
  )
}
