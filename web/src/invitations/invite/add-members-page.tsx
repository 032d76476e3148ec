import { mayInvite } from '@touchline/domain/invitations/permissions'
import { mayImport } from '@touchline/domain/members/permissions'
import { mayManageRegistrations } from '@touchline/domain/teams/permissions'
import { Archive, ClipboardPen, FileSpreadsheet, Link2, type LucideIcon, Mail } from 'lucide-react'
import { Link } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { MembersHeader } from '#web/members/members-header.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Banner } from '#web/ui/banner.tsx'

import { ManualForm } from './manual-form.tsx'

/** A form to add players one by one, with links to import, invitations, join link and archive. */
export default function AddMembersPage() {
  const text = useText('invitations').add
  const { refusals } = useText('members')
  const actor = useActor()
  const { teamId } = actor
  return (
    <>
      <MembersHeader title={text.title} />
      {mayInvite(actor, teamId) ? (
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <ManualForm teamId={teamId} />
          <OtherWays
            teamId={teamId}
            mayImport={mayImport(actor)}
            hasForm={mayManageRegistrations(actor)}
          />
        </div>
      ) : (
        <Banner>{refusals.onlyStaff}</Banner>
      )}
    </>
  )
}

interface OtherWaysProps {
  readonly teamId: string
  readonly mayImport: boolean
  /** A club's teams are on the form of the club. */
  readonly hasForm: boolean
}

function OtherWays({ teamId, mayImport: showsImport, hasForm }: OtherWaysProps) {
  const text = useText('invitations').add
  const { toolbar } = useText('members')
  return (
    <div className="grid content-start gap-3">
      {showsImport && (
        <Way
          to={paths.importMembers(teamId)}
          icon={FileSpreadsheet}
          title={toolbar.import}
          description={text.importText}
        />
      )}
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
      {hasForm && (
        <Way
          to={paths.registrations(teamId)}
          icon={ClipboardPen}
          title={text.formTitle}
          description={text.formText}
        />
      )}
      <Way
        to={paths.archivedMembers(teamId)}
        icon={Archive}
        title={text.archivedTitle}
        description={text.archivedText}
      />
    </div>
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
      className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1 rounded-surface border border-line bg-surface p-4 hover:border-ink"
    >
      <Icon className="row-span-2 size-6 text-accent-ink" aria-hidden />
      <span className="font-semibold">{title}</span>
      <span className="text-s text-muted">{description}</span>
    </Link>
  )
}
