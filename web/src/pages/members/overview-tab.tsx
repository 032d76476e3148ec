import type { MemberPage } from '@touchline/contract/members/shapes'
import { mayEditMember } from '@touchline/domain/members/permissions'
import { MessageSquare, Pencil } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { EmergencyButton } from '#web/children/health/emergency-dialog.tsx'
import { AccessRights } from '#web/members/access-rights.tsx'
import { fullName } from '#web/members/known-name.ts'
import { MembershipActions } from '#web/members/membership-actions.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'

import { OverviewContact } from './overview-contact.tsx'
import { AttendedShare, NextAbsences } from './overview-figures.tsx'
import { OverviewParents } from './overview-parents.tsx'

interface OverviewTabProps {
  readonly page: MemberPage
  readonly onEdit: () => void
  readonly onGone: () => void
}

/** What people open a profile for: reach the person and the parents, and see absences. */
export function OverviewTab({ page, onEdit, onGone }: OverviewTabProps) {
  const text = useText('members').overview
  const { member } = page
  const actor = useActor()
  const name = fullName(member)
  const isOther = actor.memberId !== member.id && !actor.childIds.includes(member.id)
  return (
    <div className="grid gap-6">
      <div className="no-print flex flex-wrap gap-2">
        {isOther && (
          <ButtonLink
            to={paths.writeTo(actor.teamId, [member.id])}
            variant="primary"
            icon={<MessageSquare aria-hidden />}
          >
            {text.message}
          </ButtonLink>
        )}
        <EmergencyButton memberId={member.id} name={name} />
        {mayEditMember(actor, member.id) && (
          <Button icon={<Pencil aria-hidden />} onClick={onEdit}>
            {text.edit}
          </Button>
        )}
      </div>
      <OverviewContact member={member} />
      <OverviewParents page={page} />
      <NextAbsences member={member} />
      <AttendedShare member={member} />
      <AccessRights member={member} />
      <MembershipActions member={member} onGone={onGone} />
    </div>
  )
}
