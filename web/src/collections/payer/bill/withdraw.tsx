import { useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import { useWithdraw } from '../api.ts'
import type { OfBill } from './bill-view.tsx'

interface WithdrawProps extends OfBill {
  readonly onGone: () => void
}

/** Leaves the waiting list, or gives up a place that nothing was paid for. */
export function Withdraw({ bill: { token, state, mayWithdraw }, onGone }: WithdrawProps) {
  const { places: text } = useText('payer')
  const { errors } = useText('wire')
  const [isAsking, setAsking] = useState(false)
  const withdraw = useWithdraw(token)
  if (!mayWithdraw) return null
  const said =
    state === 'waiting'
      ? { label: text.leave, title: text.leaveTitle, words: text.leaveText }
      : { label: text.giveUp, title: text.giveUpTitle, words: text.giveUpText }
  return (
    <div className="no-print grid grid-cols-1 gap-3">
      {withdraw.isError && <Banner tone="danger">{errors[codeOf(withdraw.error)]}</Banner>}
      <Button className="justify-self-start" onClick={() => setAsking(true)}>
        {said.label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={said.title}
        confirmLabel={said.label}
        busy={withdraw.isPending}
        busyLabel={text.leaving}
        onConfirm={() =>
          withdraw.mutate(undefined, { onSuccess: onGone, onSettled: () => setAsking(false) })
        }
      >
        {said.words}
      </ConfirmDialog>
    </div>
  )
}
