import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { useIsWide } from '#web/ui/use-is-wide.ts'

import { useBlockWords } from './use-block-words.ts'
import type { SeasonPlan } from './use-season-plan.ts'

/** As many as one reads; the others are counted. */
const maxShown = 5

/** On a phone a number opens the clashes, so that the rows stay at the top. */
export function usePlanClashes(plan: SeasonPlan) {
  const text = useText('clubSeason')
  const isWide = useIsWide(48)
  const [isOpen, setOpen] = useState(false)
  const count = plan.clashes.length
  if (count === 0) return { button: null, list: null }
  return {
    button: !isWide && (
      <Button
        icon={<TriangleAlert className="text-warning" aria-hidden />}
        aria-label={text.clashes(count)}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {count}
      </Button>
    ),
    list: (isWide || isOpen) && <PlanClashes plan={plan} />,
  }
}

/** What can't take place at once, in words. */
function PlanClashes({ plan }: { readonly plan: SeasonPlan }) {
  const text = useText('clubSeason')
  const words = useBlockWords(plan)
  const { clashes } = plan
  const more = clashes.length - maxShown
  return (
    <Banner tone="warning" title={text.clashes(clashes.length)}>
      <ul>
        {clashes.slice(0, maxShown).map((clash) => (
          <li key={[clash.kind, clash.weekday, clash.day, ...clash.ids].join(' ')}>
            {words.when(clash)} · {words.clash(clash)}
          </li>
        ))}
        {more > 0 && <li>{text.more(more)}</li>}
      </ul>
    </Banner>
  )
}
