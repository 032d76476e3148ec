import { Check } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

interface PremiumCardProps {
  readonly teamId: string
  readonly isAdmin: boolean
}

/** Premium's features and the link to it; below the button the reason if someone can't buy it. */
export function PremiumCard({ teamId, isAdmin }: PremiumCardProps) {
  const text = useText('subscriptions')
  return (
    <Card title={text.premiumName}>
      <ul className="mb-3 grid gap-2 sm:grid-cols-2">
        {text.features.map((feature) => (
          <li key={feature} className="flex items-center gap-2.5">
            <Check className="size-5 shrink-0 text-good" aria-hidden />
            {feature}
          </li>
        ))}
      </ul>
      <p className="mb-5 text-s text-muted">{text.alsoFree}</p>
      {isAdmin ? (
        <ButtonLink to={paths.premiumOf(teamId)} variant="primary">
          {text.subscribe}
        </ButtonLink>
      ) : (
        <OnlyAdmins label={text.subscribe} reason={text.onlyAdmins} />
      )}
    </Card>
  )
}

function OnlyAdmins({ label, reason }: { label: string; reason: string }) {
  return (
    <>
      <Button variant="primary" refusal={reason}>
        {label}
      </Button>
      <p aria-hidden className="mt-2 max-w-measure text-s text-muted">
        {reason}
      </p>
    </>
  )
}
