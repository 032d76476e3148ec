import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

interface PremiumRefusalProps {
  readonly refusal: string
  readonly teamId: string
}

/** Says where a Premium feature would be why it is closed, and leads to what Premium costs. */
export function PremiumRefusal({ refusal, teamId }: PremiumRefusalProps) {
  const text = useText('entitlements')
  return (
    <p className="rounded-control border border-line bg-sunken px-4 py-3">
      {refusal}{' '}
      <TextLink to={paths.premiumOf(teamId)} className="whitespace-nowrap">
        {text.toPremium}
      </TextLink>
    </p>
  )
}
