import { isolated } from '@touchline/domain/values/isolated'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

import type { OfBill } from './bill-view.tsx'

/** The amount to pay. */
export function BillState({ bill }: OfBill) {
  const { bill: text } = useText('payer')
  const { money, day } = useFormat()
  const { outstanding, paid, charged, currency, dueOn, isLate, otherHalf } = bill
  const shown = outstanding > 0 ? outstanding : paid
  return (
    <section className="grid grid-cols-1 gap-1 border-l-3 border-accent-ink py-1 pl-5">
      <p className="flex flex-wrap items-center gap-2">
        <span className="text-muted">{outstanding > 0 ? text.toPay : text.total}</span>
        <StateBadge bill={bill} />
      </p>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <strong className="figures font-head text-xxl leading-tight">
          {money(shown, currency)}
        </strong>
        {outstanding > 0 && outstanding < charged && (
          <span className="figures text-muted">{text.of(money(charged, currency))}</span>
        )}
      </p>
      {otherHalf !== null && (
        <p>{text.otherHalf(isolated(otherHalf.firstName), otherHalf.isPaid)}</p>
      )}
      {dueOn !== null && outstanding > 0 && (
        <p className={isLate ? 'font-medium text-danger' : 'text-muted'}>
          {isLate ? text.wasDue(day(dueOn)) : text.due(day(dueOn))}
        </p>
      )}
    </section>
  )
}

const tones: Readonly<Record<OfBill['bill']['state'], BadgeTone>> = {
  open: 'warning',
  part_paid: 'warning',
  paid: 'good',
  waived: 'good',
  refunded: 'neutral',
  waiting: 'neutral',
}

function StateBadge({ bill: { state, isLate, charged } }: OfBill) {
  const { bill: text, places } = useText('payer')
  if (isLate) return <Badge tone="danger">{text.late}</Badge>
  return (
    <Badge tone={tones[state]}>
      {charged === 0 ? text.free : state === 'waiting' ? places.waiting : text[state]}
    </Badge>
  )
}
