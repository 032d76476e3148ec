import { useSearchParams } from 'react-router'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'

import { useIsPaymentSlow } from '../api.ts'
import type { OfBill } from './bill-view.tsx'

/** Reports a payment that is pending, arrived or failed. */
export function PaymentNotice({ bill }: OfBill) {
  const { bill: text } = useText('payer')
  const [search] = useSearchParams()
  const back = search.get('paid')
  if (bill.isWaiting) return <OnItsWay token={bill.token} />
  if (back === '1') return <Arrived bill={bill} />
  if (back === '0' && bill.outstanding > 0)
    return <Banner title={text.left}>{text.leftText}</Banner>
  return null
}

function OnItsWay({ token }: { token: string }) {
  const { bill: text } = useText('payer')
  const takesLong = useIsPaymentSlow(token)
  return <Banner title={text.waiting}>{takesLong ? text.waitingLong : text.waitingText}</Banner>
}

function Arrived({ bill: { entries, currency } }: OfBill) {
  const { bill: text } = useText('payer')
  const { money } = useFormat()
  const last = entries.findLast(({ kind }) => kind === 'paid')
  if (last === undefined) return null
  return (
    <Banner tone="good" title={text.thanks}>
      {text.thanksText(money(last.amount, currency))}
    </Banner>
  )
}
