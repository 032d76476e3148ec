import type { MandateShape } from '@touchline/contract/collections/shapes/debits'
import { type SubmitEvent, useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

import { DialogEnd } from '../../dues/dialog-end.tsx'
import { useSaveMandate } from '../api.ts'
import { useDebitProblems } from '../use-problem.ts'
import { AccountFields } from './account-fields.tsx'
import { PaperFields } from './paper-fields.tsx'
import { toAccountRequest } from './typed-account.ts'
import type { PaperMandateBill } from './typed-mandate.ts'
import { useTypedMandate } from './use-typed-mandate.ts'

interface MandateDialogProps {
  readonly clubId: string
  readonly edited: MandateShape | PaperMandateBill
  readonly nextReference: string
  readonly onClose: () => void
}

/** Enters a mandate that was signed on paper, or changes one. */
export function MandateDialog({ clubId, edited, nextReference, onClose }: MandateDialogProps) {
  const text = useText('debits').mandates
  const toast = useToast()
  const save = useSaveMandate(clubId)
  const [id] = useState<string>(() => ('id' in edited ? edited.id : crypto.randomUUID()))
  const { fields, other } = useDebitProblems(save.error)
  const { typed, change, check, problems } = useTypedMandate(edited, nextReference)
  const shown = { ...fields, ...problems }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!check() || save.isPending) return
    const { reference, signedOn, kind } = typed
    const bill = 'id' in edited ? null : { teamId: edited.teamId, billId: edited.billId }
    save.mutate(
      {
        mandateId: id,
        reference: reference.trim(),
        signedOn,
        kind,
        bill,
        ...toAccountRequest(typed),
      },
      {
        onSuccess: () => {
          toast({ title: text.saved })
          onClose()
        },
      },
    )
  }

  return (
    <Dialog
      open
      title={'id' in edited ? text.editTitle : text.addTitle(edited.payer)}
      onOpenChange={(open) => open || onClose()}
    >
      <form noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={submit}>
        {other !== undefined && <Banner tone="danger">{other}</Banner>}
        <AccountFields words={text} typed={typed} problems={shown} onChange={change} />
        <PaperFields typed={typed} problems={shown} onChange={change} />
        <DialogEnd label={text.save} busy={save.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
