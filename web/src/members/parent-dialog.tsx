import type { Guardian, GuardianFields, RosterMember } from '@touchline/contract/members/shapes'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

import { useAddGuardian, useChangeGuardian } from './api/member.ts'
import { fullName } from './known-name.ts'
import { ParentForm } from './parent-form.tsx'

interface ParentDialogProps {
  readonly teamId: string
  readonly member: RosterMember | undefined
  readonly onClose: () => void
}

/** Adds a parent; open while `member` is set. */
export function AddParentDialog({ teamId, member, onClose }: ParentDialogProps) {
  const text = useText('members').parentDialog
  return (
    <Dialog
      open={member !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={text.title}
      description={member && text.about(fullName(member))}
    >
      {member && <AddParent teamId={teamId} member={member} onClose={onClose} />}
    </Dialog>
  )
}

type OpenDialogProps = ParentDialogProps & { readonly member: RosterMember }

function AddParent({ teamId, member, onClose }: OpenDialogProps) {
  const text = useText('members').parentDialog
  const { errors } = useText('wire')
  const toast = useToast()
  const add = useAddGuardian({ teamId, memberId: member.id })

  function save(fields: GuardianFields) {
    add.mutate(fields, {
      onSuccess: onClose,
      onError: (error) =>
        toast({ title: text.failed, description: errors[codeOf(error)], tone: 'error' }),
    })
  }

  return <ParentForm busy={add.isPending} onSubmit={save} onCancel={onClose} />
}

interface EditParentDialogProps extends OpenDialogProps {
  readonly guardian: Guardian | undefined
}

export function EditParentDialog({ teamId, member, guardian, onClose }: EditParentDialogProps) {
  const text = useText('members').parentDialog
  return (
    <Dialog
      open={guardian !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={text.editTitle}
      description={text.about(fullName(member))}
    >
      {guardian && (
        <EditParent teamId={teamId} member={member} guardian={guardian} onClose={onClose} />
      )}
    </Dialog>
  )
}

type EditParentProps = OpenDialogProps & { readonly guardian: Guardian }

function EditParent({ teamId, member, guardian, onClose }: EditParentProps) {
  const text = useText('members')
  const { errors } = useText('wire')
  const toast = useToast()
  const change = useChangeGuardian({ teamId, memberId: member.id })
  const { role, firstName, lastName, email, phone } = guardian
  const was = { role, firstName, lastName, email, phone }

  function save(changes: GuardianFields) {
    change.mutate(
      {
        guardianId: guardian.guardianId,
        changes: { ...changes, phone: changes.phone ?? null },
        was,
      },
      {
        onSuccess: onClose,
        onError: (error) => {
          const code = codeOf(error)
          const why = code === 'changed_meanwhile' ? text.validation.changedMeanwhile : errors[code]
          toast({ title: why, tone: 'error' })
        },
      },
    )
  }

  return (
    <ParentForm
      start={{ role, firstName, lastName, email: email ?? '', phone }}
      busy={change.isPending}
      onSubmit={save}
      onCancel={onClose}
    />
  )
}
