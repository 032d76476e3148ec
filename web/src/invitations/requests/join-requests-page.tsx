import { mayInvite } from '@touchline/domain/invitations/permissions'
import { UserCheck } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { MembersHeader } from '#web/members/members-header.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useJoinRequests } from '../api/requests.ts'
import { LinkFailed } from '../invite/link-failed.tsx'
import { RequestCard } from './request-card.tsx'

/** Requests to join, which staff approve before people see the team. */
export default function JoinRequestsPage() {
  const text = useText('invitations').requests
  const { refusals } = useText('members')
  const actor = useActor()
  return (
    <>
      <MembersHeader title={text.title} />
      {mayInvite(actor, actor.teamId) ? (
        <Requests teamId={actor.teamId} />
      ) : (
        <Banner>{refusals.onlyStaff}</Banner>
      )}
    </>
  )
}

function Requests({ teamId }: { teamId: string }) {
  const { requests: text, link } = useText('invitations')
  const { loading } = useText('wire')
  const requests = useJoinRequests(teamId, true)
  if (requests.isPending) return <SkeletonRows label={loading} count={3} />
  if (requests.isError && !requests.data)
    return <LinkFailed error={requests.error} onRetry={() => void requests.refetch()} />
  const waiting = requests.data.requests
  if (waiting.length === 0)
    return (
      <EmptyState
        icon={<UserCheck aria-hidden />}
        title={text.empty}
        action={<ButtonLink to={paths.shareLink(teamId)}>{link.title}</ButtonLink>}
      />
    )
  return (
    <>
      <ul className="grid max-w-prose gap-4">
        {waiting.map((request) => (
          <RequestCard key={request.id} teamId={teamId} request={request} />
        ))}
      </ul>
      <p className="mt-4 max-w-prose text-muted">{text.check}</p>
    </>
  )
}
