import type { SandboxCheckout } from '@touchline/contract/subscriptions/shapes/sandbox'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'

/** The amount and interval. */
export function Bill({ checkout }: { checkout: SandboxCheckout }) {
  const text = useText('sandbox')
  const { every } = useText('premium')
  const { money } = useFormat()
  const { productName, amount, currency, price } = checkout
  return (
    <dl className="border-l-3 border-line py-1 pl-5">
      <dt className="text-muted wrap-anywhere">{productName}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-2">
        <strong className="figures font-head text-xxl leading-tight">
          {money(amount, currency)}
        </strong>
        <span className="text-muted">
          {price === null ? text.once : every[price.interval](price.intervalCount)}
        </span>
      </dd>
    </dl>
  )
}
