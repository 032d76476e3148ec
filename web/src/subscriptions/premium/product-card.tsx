import type { SubscriptionProduct } from '@touchline/contract/subscriptions/shapes/products'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

import { Price } from '../price.tsx'

interface ProductCardProps {
  readonly product: SubscriptionProduct
  readonly isSubscribed: boolean
  readonly isBusy: boolean
  /** Why the viewer cannot subscribe the team. */
  readonly refusal: string | undefined
  readonly onSubscribe: () => void
}

export function ProductCard({ product, ...props }: ProductCardProps) {
  return (
    <Card title={product.name} className="flex h-full flex-col wrap-anywhere">
      {product.description && <p className="mb-3 text-muted">{product.description}</p>}
      <div className="mt-auto grid gap-4">
        <Price {...product} />
        <SubscribeButton {...props} />
      </div>
    </Card>
  )
}

function SubscribeButton(props: Omit<ProductCardProps, 'product'>) {
  const { isSubscribed, isBusy, refusal, onSubscribe } = props
  const text = useText('premium')
  if (isSubscribed)
    return (
      <Button wide disabled>
        {text.alreadySubscribed}
      </Button>
    )
  return (
    <Button
      variant="primary"
      wide
      busy={isBusy}
      busyLabel={text.processing}
      refusal={refusal}
      onClick={onSubscribe}
    >
      {text.subscribeNow}
    </Button>
  )
}
