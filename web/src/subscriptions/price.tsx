import type { SubscriptionProduct } from '@touchline/contract/subscriptions/shapes/products'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'

type PriceProps = Pick<SubscriptionProduct, 'amount' | 'currency' | 'interval' | 'intervalCount'>

/** "€9.99 per month" with a prominent amount. */
export function Price({ amount, currency, interval, intervalCount }: PriceProps) {
  const { every } = useText('premium')
  const { money } = useFormat()
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <strong className="figures font-head text-xl">{money(amount, currency)}</strong>
      <span className="text-muted">{every[interval](intervalCount)}</span>
    </p>
  )
}

/** The same as plain text. */
export function usePriceWords(): (price: PriceProps) => string {
  const { every } = useText('premium')
  const { money } = useFormat()
  return ({ amount, currency, interval, intervalCount }) =>
    `${money(amount, currency)} ${every[interval](intervalCount)}`
}
