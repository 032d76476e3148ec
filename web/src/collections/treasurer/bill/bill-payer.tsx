import type { BillShape } from '@touchline/contract/collections/shapes/bill'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import { useNow } from '#web/events/use-now.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { EmailLink } from '#web/ui/email-link.tsx'
import { PhoneLink } from '#web/ui/phone-link.tsx'

import { StateBadge } from '../participants/state-badge.tsx'

/** The payer with contact, and the reference for transfers. */
export function BillPayer({ bill }: { bill: BillShape }) {
  const text = useText('bills')
  const { email, phone } = bill
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="min-w-0 font-head text-l font-semibold wrap-anywhere">
          {bill.firstName} {bill.lastName}
        </p>
        <StateBadge state={bill.isLate ? 'late' : bill.state} />
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-s">
        {email !== null && <EmailLink email={email} />}
        {phone !== null && <PhoneLink phone={phone} />}
      </p>
      <p className="text-s text-muted">
        <Facts bill={bill} />
      </p>
      {bill.isAnonymous && <p className="text-s text-muted">{text.anonymous}</p>}
      <p className="flex flex-wrap items-center gap-2 text-s text-muted">
        {text.reference} <span className="figures text-ink select-all">{bill.reference}</span>
        <CopyButton size="s" variant="quiet" text={bill.reference} label={text.copyReference} />
      </p>
    </div>
  )
}

function Facts({ bill }: { bill: BillShape }) {
  const text = useText('bills')
  const { day, ago } = useFormat()
  const { timeZone } = useTeam().team
  const now = useNow()
  return [
    text.title(bill.number),
    text.written(day(dayInZone(new Date(bill.createdAt), timeZone))),
    text.ways[bill.paymentOption],
    bill.dueOn === null ? undefined : text.due(day(bill.dueOn)),
    bill.remindedAt === null ? undefined : text.reminded(ago(bill.remindedAt, now)),
  ]
    .filter(Boolean)
    .join(' · ')
}
