import type { BillShape } from '@touchline/contract/collections/shapes/bill'
import { isolated } from '@touchline/domain/values/isolated'
import { useState } from 'react'

import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import { useShareBill } from '../api/bills.ts'
import type { BillKey } from '../api/keys.ts'
import { StateBadge } from '../participants/state-badge.tsx'
import { useCollectionPlace } from '../use-collection-place.ts'

interface BillHalvesProps {
  readonly billKey: BillKey
  readonly bill: BillShape
}

/** Both halves of a shared bill; the one that is not shown is a tap away. */
export function BillHalves({ billKey, bill: { id, halves, currency } }: BillHalvesProps) {
  const text = useText('bills')
  const { money } = useFormat()
  const { go } = useCollectionPlace()
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{text.halves}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {halves.map((half) => (
          <li key={half.billId} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="min-w-0 grow wrap-anywhere">{half.payer}</span>
            <StateBadge state={half.state} />
            <span className="figures">{money(half.charged, currency)}</span>
            {half.billId !== id && (
              <Button size="s" onClick={() => go({ bill: half.billId })}>
                {text.viewHalf(isolated(half.payer))}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Unsharing billKey={billKey} halves={halves} currency={currency} />
    </section>
  )
}

interface UnsharingProps {
  readonly billKey: BillKey
  readonly halves: BillShape['halves']
  readonly currency: string
}

function Unsharing({ billKey, halves: [, second], currency }: UnsharingProps) {
  const text = useText('bills')
  const { money } = useFormat()
  const { go } = useCollectionPlace()
  const complain = useErrorToast()
  const unshare = useShareBill(billKey)
  const [isAsked, setAsked] = useState(false)
  if (second === undefined) return null

  function confirm() {
    unshare.mutate(null, {
      onSuccess: (bill) => {
        go({ bill: bill.id })
      },
      onError: complain,
      onSettled: () => setAsked(false),
    })
  }

  return (
    <div>
      <Button
        size="s"
        variant="quiet"
        refusal={second.outstanding === 0 ? text.halfPaid : undefined}
        onClick={() => setAsked(true)}
      >
        {text.unshare}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        tone="plain"
        title={text.unshare}
        confirmLabel={text.unshare}
        onConfirm={confirm}
        busy={unshare.isPending}
      >
        {text.unshareText(money(second.outstanding, currency), isolated(second.payer))}
      </ConfirmDialog>
    </div>
  )
}
