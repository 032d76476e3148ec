import type { Member } from '@touchline/contract/members/shapes'
import { mayEndMembership } from '@touchline/domain/members/permissions'
import { represents } from '@touchline/domain/teams/actor'
import { LogOut, UserMinus } from 'lucide-react'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'

import { fullName } from './known-name.ts'
import { LeaveTeamDialog } from './leave-team-dialog.tsx'
import { PersonActions } from './person-actions.tsx'

interface MembershipActionsProps {
  readonly member: Member
  /** Called when the member is no longer on the team. */
  readonly onGone: () => void
}

/** Invite, and at the end leave or remove. */
export function MembershipActions({ member, onGone }: MembershipActionsProps) {
  const text = useText('members')
  const actor = useActor()
  const [leaving, setLeaving] = useState(false)
  const isTheirs = represents(actor, member.id)
  const refusal = mayEndMembership(actor, member.id) ? undefined : text.refusals.onlyAdmins
  return (
    <div className="no-print flex flex-wrap items-start gap-2 border-t border-line pt-5">
      <PersonActions
        person={{
          kind: 'member',
          id: member.id,
          name: fullName(member),
          email: member.email,
          hasJoined: member.hasJoined,
          dateOfBirth: member.dateOfBirth,
          isArchived: member.archivedAt !== null,
        }}
      />
      <Button
        size="s"
        variant="danger"
        icon={isTheirs ? <LogOut aria-hidden /> : <UserMinus aria-hidden />}
        refusal={refusal}
        onClick={() => setLeaving(true)}
      >
        {isTheirs ? text.profile.leave : text.profile.remove}
      </Button>
      <LeaveTeamDialog
        member={member}
        open={leaving}
        onClose={() => setLeaving(false)}
        onGone={onGone}
      />
    </div>
  )
}
