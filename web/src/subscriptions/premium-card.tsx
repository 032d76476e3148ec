import { Check } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** What Premium has; why it cannot be had (yet) stands below its button. */
export function PremiumCard({ isAdmin }: { isAdmin: boolean }) {
  const text = useText('subscriptions')
  const refusal = isAdmin ? text.notYet : text.onlyAdmins
  return (
    <Card title={text.premiumName}>
      <ul className="mb-5 grid gap-2 sm:grid-cols-2">
        {text.features.map((feature) => (
          <li key={feature} className="flex items-center gap-2.5">
            <Check className="size-5 shrink-0 text-good" aria-hidden />
            {feature}
          </li>
        ))}
      </ul>
      <Button variant="primary" refusal={refusal}>
        {text.subscribe}
      </Button>
      <p aria-hidden className="mt-2 max-w-prose text-s text-muted">
        {refusal}
      </p>
    </Card>
  )
}
