import { mayInvite } from '@touchline/domain/invitations/permissions'
import { useSearchParams } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { MembersHeader } from '#web/members/members-header.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

import { EmailForm } from './email-form.tsx'
import { InvitationsList } from './invitations-list.tsx'
import { ManualForm } from './manual-form.tsx'
import { SharedLink } from './shared-link.tsx'

const ways = ['email', 'manual', 'link'] as const
type Way = (typeof ways)[number]

export default function InviteMembersPage() {
  const text = useText('invitations').invite
  const { refusals } = useText('members')
  const actor = useActor()
  return (
    <>
      <MembersHeader
        title={text.title}
        actions={<ButtonLink to={paths.members(actor.teamId)}>{text.back}</ButtonLink>}
      />
      {mayInvite(actor, actor.teamId) ? (
        <Invite teamId={actor.teamId} />
      ) : (
        <Banner>{refusals.onlyStaff}</Banner>
      )}
    </>
  )
}

function Invite({ teamId }: { teamId: string }) {
  const text = useText('invitations').invite
  const [search, setSearch] = useSearchParams()
  const way = ways.find((known) => known === search.get('by')) ?? 'email'
  return (
    <>
      <div className="max-w-prose">
        <Tabs<Way>
          label={text.title}
          value={way}
          onChange={(by) => setSearch({ by }, { replace: true, preventScrollReset: true })}
          tabs={[
            { value: 'email', label: text.tabEmail, content: <EmailForm teamId={teamId} /> },
            { value: 'manual', label: text.tabManual, content: <ManualForm teamId={teamId} /> },
            { value: 'link', label: text.tabLink, content: <SharedLink teamId={teamId} /> },
          ]}
        />
      </div>
      <InvitationsList teamId={teamId} />
    </>
  )
}
