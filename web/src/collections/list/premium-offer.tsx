import { Check } from 'lucide-react'
import { useNavigate } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useProducts } from '#web/subscriptions/api/offer.ts'
import { useSubscribe } from '#web/subscriptions/premium/use-subscribe.ts'
import { useTeam } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** What Premium adds to collections, with a link. */
export function PremiumOffer() {
  const { unlock } = useText('collections')
  const { processing, keepsAll } = useText('premium')
  const { team } = useTeam()
  const navigate = useNavigate()
  const products = useProducts()
  const subscribe = useSubscribe(team.id)
  const [product] = products.data ?? []

  /** Without a known price, the Premium page explains why. */
  function begin() {
    if (product === undefined) void navigate(paths.premiumOf(team.id))
    else subscribe.begin(product.priceId)
  }

  return (
    <Card title={unlock.title} className="mb-8">
      <p className="mb-4 max-w-measure text-muted">{unlock.text}</p>
      <ul className="mb-5 grid gap-2 sm:grid-cols-2">
        {unlock.features.map((feature) => (
          <li key={feature} className="flex items-center gap-2.5">
            <Check className="size-5 shrink-0 text-good" aria-hidden />
            {feature}
          </li>
        ))}
      </ul>
      <Button
        variant="primary"
        busy={products.isPending || subscribe.busyWith !== undefined}
        busyLabel={processing}
        onClick={begin}
      >
        {unlock.subscribe}
      </Button>
      <p className="mt-3 max-w-measure text-s text-muted">{keepsAll}</p>
    </Card>
  )
}
