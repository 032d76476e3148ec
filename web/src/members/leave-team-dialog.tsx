import type { Member } from '@touchline/contract/members/shapes'
import { useNavigate } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import { useEndMembership } from './api/roster.ts'
import { knownName } from './known-name.ts'
import { useComplaint } from './use-complaint.ts'

interface LeaveTeamDialogProps {
  readonly member: Member
  readonly open: boolean
  readonly onClose: () => void
  /** The member is no longer on the team. */
  readonly onGone: () => void
}

export function LeaveTeamDialog({ member, open, onClose, onGone }: LeaveTeamDialogProps) {
  const text = useText('members')
  const actor = useActor()
  const toast = useToast()
  const navigate = useNavigate()
  const complain = useComplaint({ last_admin: text.refusals.lastAdmin })
  const leave = useEndMembership(actor.teamId, member.id)
  const name = knownName(member)
  const isOwn = actor.memberId === member.id

  // Told also where the news has closed the page meanwhile.
  function tell() {
    toast({ title: text.profile.left(name) })
    if (isOwn) void navigate(paths.teams)
    else onGone()
  }

  function stay(error: unknown) {
    complain(error)
    onClose()
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.profile.leaveTitle(name)}
      confirmLabel={text.profile.leave}
      onConfirm={() => void leave.mutateAsync().then(tell, stay)}
      busy={leave.isPending}
    >
      {isOwn && actor.childIds.length > 0 ? text.profile.leaveAllText : text.profile.leaveText}
    </ConfirmDialog>
  )
}
