import type { CashBox } from '@touchline/contract/cashbox/shapes'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Card } from '#web/ui/card.tsx'

import { BalanceFigure } from './balance-figure.tsx'
import { EntryList } from './entry-list.tsx'
import { QuickChargeItems } from './quick-charge-items.tsx'

interface MyBalanceProps {
  readonly box: CashBox
  readonly balance: number
  readonly memberId: string
}

/** What I owe, my drinks to tap, and what it is made of. */
export function MyBalance({ box, balance, memberId }: MyBalanceProps) {
  const text = useText('cashbox')
  const { money } = useFormat()
  const label = balance > 0 ? text.owe : text.ahead
  return (
    <Card>
      {balance === 0 ? (
        <p className="font-head text-l font-semibold">{text.nothingDue}</p>
      ) : (
        <BalanceFigure label={label} amount={money(Math.abs(balance), box.currency)} />
      )}
      <QuickChargeItems box={box} kind="drink" memberId={memberId} label={text.tap} />
      <EntryList title={text.myEntries} currency={box.currency} memberId={memberId} shows={4} />
    </Card>
  )
}
