import { useState } from 'react'

import { useReason } from '#web/platform/client/use-reason.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import { useSignMandate } from '../api.ts'
import type { OfBill } from './bill-view.tsx'
import { SignMandate } from './sign-mandate.tsx'

interface DirectDebitProps extends OfBill {
  readonly debit: NonNullable<OfBill['bill']['debit']>
}

/** The mandate of the payer, or the form that signs one. */
export function DirectDebit({ bill, debit }: DirectDebitProps) {
  const text = useText('mandates')
  const [isSigning, setSigning] = useState(false)
  const { mandate } = debit
  if (mandate === null && bill.outstanding === 0) return null
  return (
    <details
      open={mandate !== null}
      className="no-print rounded-surface border border-line bg-surface p-4"
    >
      <summary className="min-h-11 content-center">
        <h2 className="inline text-l">{text.title}</h2>
      </summary>
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-4">
        {mandate !== null && !isSigning && (
          <Signed bill={bill} mandate={mandate} onChange={() => setSigning(true)} />
        )}
        {debit.isForGuardian && <p>{text.forGuardian}</p>}
        {!debit.isForGuardian && (mandate === null || isSigning) && (
          <SignMandate
            bill={bill}
            creditor={debit}
            onDone={() => setSigning(false)}
            onCancel={isSigning ? () => setSigning(false) : undefined}
          />
        )}
      </div>
    </details>
  )
}

interface SignedProps extends OfBill {
  readonly mandate: NonNullable<NonNullable<OfBill['bill']['debit']>['mandate']>
  readonly onChange: () => void
}

function Signed({ bill, mandate, onChange }: SignedProps) {
  const text = useText('mandates')
  const { errors } = useText('wire')
  const { day } = useFormat()
  const toast = useToast()
  const [isAsking, ask] = useState(false)
  const sign = useSignMandate(bill.token)
  const reason = useReason(sign.error)
  return (
    <>
      {sign.isError && <Banner tone="danger">{reason ?? errors.unavailable}</Banner>}
      <p className="text-muted">{text.willCollect}</p>
      <dl className="grid gap-2">
        <div>
          <dt className="text-s text-muted">{text.account}</dt>
          <dd className="figures wrap-anywhere">
            {mandate.holder} · {mandate.iban}
          </dd>
        </div>
        <div>
          <dt className="text-s text-muted">{text.reference}</dt>
          <dd className="figures wrap-anywhere">
            {mandate.reference} · {text.signedOn(day(mandate.signedOn))}
          </dd>
        </div>
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onChange}>{text.change}</Button>
        {mandate.isOwn && (
          <Button variant="quiet" onClick={() => ask(true)}>
            {text.revoke}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={ask}
        title={text.revokeTitle}
        confirmLabel={text.revoke}
        busy={sign.isPending}
        onConfirm={() =>
          sign.mutate(null, {
            onSuccess: () => toast({ title: text.revoked }),
            onSettled: () => ask(false),
          })
        }
      >
        {text.revokeText}
      </ConfirmDialog>
    </>
  )
}
