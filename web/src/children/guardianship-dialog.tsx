import { useState } from 'react'

import type { Parent } from '#web/members/person-actions.tsx'
import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

import { type GuardianStatus, useChangeGuardianship } from './api.ts'
import { BlockDetails } from './block-details.tsx'

interface GuardianshipDialogProps {
  readonly parent: Parent
  readonly asked: GuardianStatus | undefined
  readonly onClose: () => void
}

export function GuardianshipDialog({ parent, asked, onClose }: GuardianshipDialogProps) {
  const text = useText('children').guardians
  const actor = useActor()
  const toast = useToast()
  const complain = useErrorToast()
  const { id: guardianId, child } = parent
  const [reason, setReason] = useState('')
  const key = { teamId: actor.teamId, memberId: child.id, guardianId }
  const change = useChangeGuardianship(key)
  const words = useWords(parent)
  const said = asked && words[asked]

  function confirm() {
    if (!asked) return
    change.mutate(
      { status: asked, ...(asked === 'blocked' && { reason }) },
      {
        onSuccess: () => {
          toast({ title: words[asked].done })
          onClose()
        },
        onError: complain,
      },
    )
  }

  return (
    <ConfirmDialog
      open={asked !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={said?.title ?? ''}
      confirmLabel={said?.label ?? ''}
      tone={asked === 'blocked' ? 'danger' : 'plain'}
      onConfirm={confirm}
      busy={change.isPending}
    >
      {said?.explained}
      {asked === 'unblocked' && <BlockDetails of={key} />}
      {asked === 'blocked' && (
        <TextArea
          className="mt-4"
          data-unkept
          label={text.blockReason}
          optional
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
    </ConfirmDialog>
  )
}

/** The wording of each question and its confirmation. */
function useWords({ name, child }: Parent) {
  const text = useText('children').guardians
  return {
    verified: {
      title: text.verifyTitle(name, child.name),
      explained: text.verifyText,
      label: text.verify,
      done: text.verifyDone(name),
    },
    blocked: {
      title: text.blockTitle(name, child.name),
      explained: text.blockText,
      label: text.block,
      done: text.blockDone,
    },
    unblocked: {
      title: text.unblock,
      explained: text.verifyText,
      label: text.unblock,
      done: text.unblockDone,
    },
  }
}
