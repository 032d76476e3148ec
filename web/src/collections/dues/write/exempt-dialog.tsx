import type { DuesPersonShape } from '@touchline/contract/collections/shapes/dues'
import { type SubmitEvent, useState } from 'react'

import { useReason } from '#web/platform/client/use-reason.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { useExempt } from '../api.ts'
import { DialogEnd } from '../dialog-end.tsx'
import { nameOf } from './bill-view.ts'

interface ExemptDialogProps {
  readonly clubId: string
  readonly person: DuesPersonShape
  readonly onClose: () => void
}

/** Reduces a person's dues from now on, with a reason. */
export function ExemptDialog({ clubId, person, onClose }: ExemptDialogProps) {
  const text = useText('dues')
  const wire = useText('wire')
  const toast = useToast()
  const exempt = useExempt(clubId)
  const reasonFor = useReason(exempt.error)
  const [percent, setPercent] = useState(String(person.exemption?.percent ?? 100))
  const [reason, setReason] = useState(person.exemption?.reason ?? '')
  const isRight = /^\d{1,3}$/.test(percent.trim()) && Number(percent) <= 100

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!isRight || exempt.isPending) return
    exempt.mutate(
      { personId: person.id, percent: Number(percent), reason: reason.trim() },
      {
        onSuccess: () => {
          toast({ title: text.write.exempted })
          onClose()
        },
      },
    )
  }

  return (
    <Dialog
      open
      title={text.write.exemptTitle(nameOf(person))}
      onOpenChange={(open) => open || onClose()}
    >
      <form noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={submit}>
        {exempt.isError && <Banner tone="danger">{reasonFor ?? wire.errors.unavailable}</Banner>}
        <TextField
          label={text.write.exemptPercent}
          description={text.write.exemptHint}
          required
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={percent}
          onChange={({ target }) => setPercent(target.value)}
          error={isRight ? undefined : text.rules.percentWrong}
        />
        <TextField
          label={text.write.exemptReason}
          description={text.write.exemptReasonHint}
          optional
          maxLength={200}
          autoComplete="off"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <DialogEnd label={wire.save} busy={exempt.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
