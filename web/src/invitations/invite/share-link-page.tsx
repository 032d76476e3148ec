import type { JoinLink } from '@touchline/contract/invitations/shapes'
import { mayInvite } from '@touchline/domain/invitations/permissions'

import { MembersHeader } from '#web/members/members-header.tsx'
import { SendMessageLink } from '#web/members/share-message.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { useJoinLink } from '../api/invitations.ts'
import { CopyLink } from './copy-link.tsx'
import { JoinCode } from './join-code.tsx'
import { LinkFailed } from './link-failed.tsx'
import { LinkSafety } from './link-safety.tsx'
import { useLinkNote } from './use-link-note.ts'

/** Join link, code and QR code, which a coach posts or reads out. */
export default function ShareLinkPage() {
  const text = useText('invitations').link
  const { refusals } = useText('members')
  const actor = useActor()
  return (
    <>
      <MembersHeader title={text.title} />
      {mayInvite(actor, actor.teamId) ? (
        <Ways teamId={actor.teamId} />
      ) : (
        <Banner>{refusals.onlyStaff}</Banner>
      )}
    </>
  )
}

function Ways({ teamId }: { teamId: string }) {
  const link = useJoinLink(teamId)
  if (link.isPending) return <Skeleton className="h-64 max-w-prose" />
  if (link.isError && !link.data)
    return <LinkFailed error={link.error} onRetry={() => void link.refetch()} />
  return (
    <div className="grid max-w-prose gap-8">
      <ByLink link={link.data} />
      <JoinCode link={link.data} />
      <LinkSafety teamId={teamId} link={link.data} />
    </div>
  )
}

function ByLink({ link }: { link: JoinLink }) {
  const text = useText('invitations').link
  const { shareWords } = useText('members')
  const { team } = useTeam()
  const noteOf = useLinkNote()
  return (
    <section className="grid gap-3">
      <p className="text-muted">{text.linkText}</p>
      <CopyLink link={link.link} />
      <div className="empty:hidden">
        <SendMessageLink words={`${shareWords(team.name)} ${link.link}`} />
      </div>
      <p className="text-s text-muted">{noteOf(link)}</p>
    </section>
  )
}
