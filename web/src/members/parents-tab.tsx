import type { Guardian, Member, MemberPage } from '@touchline/contract/members/shapes'
import { mayAddGuardian } from '@touchline/domain/members/permissions'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import { useRemoveGuardian } from './api/member.ts'
import { fullName } from './known-name.ts'
import { AddParentDialog, EditParentDialog } from './parent-dialog.tsx'
import { ParentRow } from './parent-row.tsx'
import { useErrorToast } from './use-error-toast.ts'

export function ParentsTab({ page: { member, guardians } }: { page: MemberPage }) {
  const text = useText('members')
  const actor = useActor()
  const [adding, setAdding] = useState(false)
  const [edited, setEdited] = useState<Guardian>()
  const [removed, setRemoved] = useState<Guardian>()
  const refusal = mayAddGuardian(actor, member.id) ? undefined : text.refusals.onlyOwn
  const key = { teamId: actor.teamId, member }
  return (
    <div className="grid justify-items-start gap-4">
      {guardians.length === 0 && <p className="text-muted">{text.profile.noParents}</p>}
      <ul className="w-full divide-y divide-line">
        {guardians.map((guardian) => (
          <ParentRow
            key={guardian.guardianId}
            child={member}
            guardian={guardian}
            onEdit={() => setEdited(guardian)}
            onRemove={() => setRemoved(guardian)}
          />
        ))}
      </ul>
      <Button icon={<UserPlus aria-hidden />} refusal={refusal} onClick={() => setAdding(true)}>
        {text.addParent}
      </Button>
      <AddParentDialog
        teamId={actor.teamId}
        member={adding ? member : undefined}
        onClose={() => setAdding(false)}
      />
      <EditParentDialog {...key} guardian={edited} onClose={() => setEdited(undefined)} />
      <RemoveParentDialog {...key} guardian={removed} onClose={() => setRemoved(undefined)} />
    </div>
  )
}

interface RemoveParentDialogProps {
  readonly teamId: string
  readonly member: Member
  readonly guardian: Guardian | undefined
  readonly onClose: () => void
}

function RemoveParentDialog({ teamId, member, guardian, onClose }: RemoveParentDialogProps) {
  const text = useText('members')
  const toast = useToast()
  const complain = useErrorToast()
  const remove = useRemoveGuardian({ teamId, memberId: member.id })

  function confirm() {
    if (!guardian) return
    remove.mutate(guardian.guardianId, {
      onSuccess: () => toast({ title: text.parentDialog.removed }),
      onError: complain,
      onSettled: onClose,
    })
  }

  const title = guardian?.isMe ? text.profile.notMe : text.profile.removeParent
  return (
    <ConfirmDialog
      open={guardian !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={title}
      confirmLabel={title}
      onConfirm={confirm}
      busy={remove.isPending}
    >
      {guardian &&
        (guardian.isMe
          ? text.profile.notMeText(member.firstName)
          : text.profile.removeParentText(fullName(guardian), fullName(member)))}
    </ConfirmDialog>
  )
}
