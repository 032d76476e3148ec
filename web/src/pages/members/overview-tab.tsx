import type { MemberPage } from '@touchline/contract/members/shapes'

import { AccessRights } from '#web/members/access-rights.tsx'
import { MembershipActions } from '#web/members/membership-actions.tsx'

import { OverviewActions } from './overview-actions.tsx'
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
  const { member } = page
  return (
    <div className="grid gap-6">
      <OverviewActions member={member} onEdit={onEdit} />
      <OverviewContact member={member} />
      <OverviewParents page={page} />
      <NextAbsences member={member} />
      <AttendedShare member={member} />
      <AccessRights member={member} />
      <MembershipActions member={member} onGone={onGone} />
    </div>
  )
}
