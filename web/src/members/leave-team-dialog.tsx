import type { Member } from '@touchline/contract/members/shapes'
import { represents } from '@touchline/domain/teams/actor'
import { useNavigate } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import { useEndMembership } from './api/roster.ts'
import { knownName } from './known-name.ts'
import { useErrorToast } from './use-error-toast.ts'

interface LeaveTeamDialogProps {
  readonly member: Member
  readonly open: boolean
  readonly onClose: () => void
  /** Called when the member is no longer on the team. */
  readonly onGone: () => void
}

/** Ends a membership: the person or a guardian leaves, others remove the member. */
export function LeaveTeamDialog({ member, open, onClose, onGone }: LeaveTeamDialogProps) {
  const text = useText('members')
  const { profile } = text
  const actor = useActor()
  const toast = useToast()
  const navigate = useNavigate()
  const complain = useErrorToast({ last_admin: text.refusals.lastAdmin })
  const leave = useEndMembership(actor.teamId, member.id)
  const name = knownName(member)
  const isOwn = actor.memberId === member.id
  const leaving = {
    act: profile.leave,
    title: profile.leaveTitle(name),
    words: isOwn && actor.childIds.length > 0 ? profile.leaveAllText : profile.leaveText,
    done: profile.left(name),
  }
  const removing = {
    act: profile.remove,
    title: profile.removeTitle(name),
    words: profile.removeText,
    done: profile.removed(name),
  }
  const ending = represents(actor, member.id) ? leaving : removing

  // Also runs if an event closed the page meanwhile.
  function tell() {
    toast({ title: ending.done })
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
      title={ending.title}
      confirmLabel={ending.act}
      onConfirm={() => void leave.mutateAsync().then(tell, stay)}
      busy={leave.isPending}
    >
      {ending.words}
    </ConfirmDialog>
  )
}
