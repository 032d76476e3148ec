import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'

import type { OfBill } from './bill-view.tsx'

interface LastDebitProps extends OfBill {
  readonly last: NonNullable<NonNullable<OfBill['bill']['debit']>['last']>
}

/** That the club collects this bill, or that the bank has returned it. */
export function LastDebit({ bill: { currency }, last }: LastDebitProps) {
  const text = useText('mandates')
  const { money, day } = useFormat()
  const sum = money(last.amount, currency)
  if (last.state === 'collecting')
    return <Banner title={text.collecting(day(last.dueOn))}>{text.collectingText(sum)}</Banner>
  return (
    <Banner tone="warning" title={text.returned}>
      {text.returnedText(sum)} {last.fee > 0 && text.returnFee(money(last.fee, currency))}
    </Banner>
  )
}
