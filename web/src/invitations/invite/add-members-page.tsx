import { mayInvite } from '@touchline/domain/invitations/permissions'
import { mayImport } from '@touchline/domain/members/permissions'
import { Archive, FileSpreadsheet, Link2, type LucideIcon, Mail } from 'lucide-react'
import { Link } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { MembersHeader } from '#web/members/members-header.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Banner } from '#web/ui/banner.tsx'

/** The specification's three ways to add members, and the list many have already. */
export default function AddMembersPage() {
  const text = useText('invitations').add
  const { refusals, toolbar } = useText('members')
  const actor = useActor()
  const { teamId } = actor
  return (
    <>
      <MembersHeader title={text.title} />
      {mayInvite(actor, teamId) ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <Way
            to={paths.inviteMembers(teamId)}
            icon={Mail}
            title={text.inviteTitle}
            description={text.inviteText}
          />
          <Way
            to={paths.shareLink(teamId)}
            icon={Link2}
            title={text.shareTitle}
            description={text.shareText}
          />
          <Way
            to={paths.archivedMembers(teamId)}
            icon={Archive}
            title={text.archivedTitle}
            description={text.archivedText}
          />
          {mayImport(actor) && (
            <Way
              to={paths.importMembers(teamId)}
              icon={FileSpreadsheet}
              title={toolbar.import}
              description={text.importText}
            />
          )}
        </div>
      ) : (
        <Banner>{refusals.onlyStaff}</Banner>
      )}
    </>
  )
}

interface WayProps {
  readonly to: string
  readonly icon: LucideIcon
  readonly title: string
  readonly description: string
}

function Way({ to, icon: Icon, title, description }: WayProps) {
  return (
    <Link
      to={to}
      className="flex flex-col gap-3 rounded-surface border border-line bg-surface p-5 hover:border-ink"
    >
      <Icon className="size-7 text-accent-ink" aria-hidden />
      <span className="font-head text-l font-semibold text-balance">{title}</span>
      <span className="text-muted">{description}</span>
    </Link>
  )
}
