import { useReason } from '#web/platform/client/use-reason.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

import { usePayBills } from '../api.ts'
import type { OfBill } from './bill-view.tsx'

/** Pays by card on the provider's page: the next instalment, or everything. */
export function PayNow({ bill }: OfBill) {
  const { bill: text } = useText('payer')
  const { money } = useFormat()
  const paying = usePayBills()
  const { token, nextAmount, outstanding, currency } = bill
  const next = money(nextAmount, currency)
  const hasParts = nextAmount < outstanding
  if (!bill.takesCard || nextAmount <= 0) return null
  const pay = (part: Part) =>
    paying.mutate({ tokens: [token], pay: part }, { onSuccess: ({ url }) => location.assign(url) })
  const busyWith = paying.isPending || paying.isSuccess ? paying.variables.pay : undefined
  return (
    <div className="no-print grid grid-cols-1 gap-3">
      <PayButton part="next" busyWith={busyWith} onPay={pay}>
        {hasParts ? text.payNext(next) : text.pay(next)}
      </PayButton>
      {hasParts && (
        <PayButton part="all" busyWith={busyWith} onPay={pay}>
          {text.payAll(money(outstanding, currency))}
        </PayButton>
      )}
      {paying.isError && <Refused error={paying.error} />}
    </div>
  )
}

type Part = 'next' | 'all'

interface PayButtonProps {
  readonly part: Part
  readonly busyWith: Part | undefined
  readonly onPay: (part: Part) => void
  readonly children: string
}

function PayButton({ part, busyWith, onPay, children }: PayButtonProps) {
  const { toProvider } = useText('payer')
  return (
    <Button
      variant={part === 'next' ? 'primary' : 'secondary'}
      wide
      className={part === 'next' ? 'min-h-14' : undefined}
      busy={busyWith === part}
      busyLabel={toProvider}
      disabled={busyWith !== undefined}
      onClick={() => onPay(part)}
    >
      {children}
    </Button>
  )
}

function Refused({ error }: { error: Error }) {
  const { bill: text } = useText('payer')
  return <Banner tone="danger">{useReason(error) ?? text.payFailed}</Banner>
}
