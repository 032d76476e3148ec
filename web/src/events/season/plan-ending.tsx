import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

import type { SeasonPlan } from './use-season-plan.ts'

/** Whether everything is saved. */
export function PlanEnding({ plan: { saving } }: { readonly plan: SeasonPlan }) {
  const text = useText('clubSeason')
  if (saving.state === 'failed')
    return (
      <p role="alert" className="flex items-center gap-2 text-s text-danger">
        <span>{text.saveFailed}</span>
        <Button size="s" onClick={saving.retry}>
          {text.tryAgain}
        </Button>
      </p>
    )
  return (
    <p role="status" className="text-s text-muted">
      {text[saving.state]}
    </p>
  )
}
