import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { useIsWide } from '#web/ui/use-is-wide.ts'

import { useBlockWords } from './use-block-words.ts'
import type { SeasonPlan } from './use-season-plan.ts'

/** As many as one reads; the others are counted. */
const maxShown = 5

/** What can't take place at once, in words. */
export function PlanClashes({ plan }: { readonly plan: SeasonPlan }) {
  const text = useText('clubSeason')
  const words = useBlockWords(plan)
  const isWide = useIsWide(48)
  const { clashes } = plan
  if (clashes.length === 0) return null
  const more = clashes.length - maxShown
  return (
    <Banner tone="warning">
      <details open={isWide}>
        <summary className="font-semibold">{text.clashes(clashes.length)}</summary>
        <ul>
          {clashes.slice(0, maxShown).map((clash) => (
            <li key={[clash.kind, clash.weekday, clash.day, ...clash.ids].join(' ')}>
              {words.when(clash)} · {words.clash(clash)}
            </li>
          ))}
          {more > 0 && <li>{text.more(more)}</li>}
        </ul>
      </details>
    </Banner>
  )
}
