import { useText } from '#web/platform/language/language.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

interface PremiumRefusalProps {
  readonly refusal: string
  /** Where the team's plan stands. */
  readonly to: string
}

/** Says where a Premium feature would be why it is closed, and leads to the plan of the team. */
export function PremiumRefusal({ refusal, to }: PremiumRefusalProps) {
  const text = useText('subscriptions')
  return (
    <p className="rounded-control border border-line bg-sunken px-4 py-3">
      {refusal}{' '}
      <TextLink to={to} className="whitespace-nowrap">
        {text.toSubscription}
      </TextLink>
    </p>
  )
}
