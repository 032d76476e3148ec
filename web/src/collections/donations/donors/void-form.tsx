import type { DonationReceiptShape } from '@touchline/contract/collections/shapes/donations'
import { donationLimits } from '@touchline/domain/collections/donations/limits'
import { type SubmitEvent, useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { DialogEnd } from '../../dues/dialog-end.tsx'
import { useVoidReceipt } from '../api.ts'
import { useDonationProblems } from '../use-problems.ts'

interface VoidFormProps {
  readonly clubId: string
  readonly receipt: Pick<DonationReceiptShape, 'id'>
  readonly onDone: () => void
}

/** Voids a receipt, with the reason that stays beside its number. */
export function VoidForm({ clubId, receipt, onDone }: VoidFormProps) {
  const { voiding: text, problems } = useText('donations')
  const toast = useToast()
  const annul = useVoidReceipt(clubId)
  const { fields, other } = useDonationProblems(annul.error)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isMissing = reason.trim() === ''

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setTried(true)
    if (isMissing || annul.isPending) return
    annul.mutate(
      { receiptId: receipt.id, reason: reason.trim() },
      {
        onSuccess: () => {
          toast({ title: text.saved })
          onDone()
        },
      },
    )
  }

  return (
    <form noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={submit}>
      {other !== undefined && <Banner tone="danger">{other}</Banner>}
      <TextField
        label={text.reason}
        required
        maxLength={donationLimits.reasonLength}
        autoComplete="off"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={isTried && isMissing ? problems.missing : fields['reason']}
      />
      <DialogEnd label={text.save} busy={annul.isPending} onCancel={onDone} />
    </form>
  )
}
