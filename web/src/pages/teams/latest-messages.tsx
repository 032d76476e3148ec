import { isStaff } from '@touchline/domain/teams/actor'
import { ageBandOf } from '@touchline/domain/teams/age-bands'
import { MessageSquarePlus } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { useConversations } from '#web/messages/api/conversations.ts'
import { ConversationLink } from '#web/messages/list/conversation-link.tsx'
import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

const shown = 3

/** The most recent conversations. */
export function LatestMessages({ teamId }: { teamId: string }) {
  const text = useText('teams').dashboard
  const { title, failed } = useText('messages')
  const conversations = useConversations(teamId)
  const { data } = conversations
  return (
    <section>
      <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-l">{text.latestMessages}</h2>
        <TextLink to={paths.messages(teamId)} className="py-1 text-s">
          {title}
        </TextLink>
      </header>
      {conversations.isPending && <Skeleton className="h-20 rounded-surface" />}
      {conversations.isError && data === undefined && (
        <LoadFailure title={failed} query={conversations} />
      )}
      {data?.length === 0 && (
        <p className="rounded-surface border border-dashed border-line px-4 py-6 text-muted">
          {text.noMessages}
        </p>
      )}
      {data !== undefined && data.length > 0 && (
        <ul className="divide-y divide-line rounded-surface border border-line bg-surface px-1">
          {data.slice(0, shown).map((conversation) => (
            <li key={conversation.id}>
              <ConversationLink teamId={teamId} conversation={conversation} />
            </li>
          ))}
        </ul>
      )}
      {isStaff(useActor()) && <WriteToAll teamId={teamId} />}
    </section>
  )
}

/** Writes to the parents of a youth team, or to everyone in an adult team. */
function WriteToAll({ teamId }: { teamId: string }) {
  const { newMessage } = useText('messages')
  const { team } = useTeam()
  const youngest = ageBandOf(team.ageGroup)?.from ?? 18
  return (
    <ButtonLink
      size="s"
      className="no-print mt-3"
      icon={<MessageSquarePlus aria-hidden />}
      to={paths.writeToAll(teamId, youngest < 18 ? 'guardians' : 'team')}
    >
      {newMessage}
    </ButtonLink>
  )
}
