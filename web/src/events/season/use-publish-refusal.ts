import { useText } from '#web/platform/language/language.tsx'

import { isEmpty } from './plan-lines.ts'
import type { SeasonPlan } from './use-season-plan.ts'

/** Why it can't be published yet. */
export function usePublishRefusal({ lines, readings, saving }: SeasonPlan): string | undefined {
  const text = useText('clubSeason')
  const open = lines.filter((line) => line.publishedAt === null && !isEmpty(line))
  if (open.length === 0) return text.nothingNew
  const incomplete = open.filter(({ id }) => readings.get(id)?.row === undefined).length
  if (incomplete > 0) return text.incomplete(incomplete)
  return saving.state === 'failed' ? text.waitSaved : undefined
}
