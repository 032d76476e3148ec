import { homePlanDraft, type HomePlanDraft } from '@touchline/contract/children/shapes/homes'

/** Problems of a plan by field; the same that the server returns. */
export function problemsOf(plan: HomePlanDraft): Readonly<Record<string, string>> {
  const issues = homePlanDraft.safeParse(plan).error?.issues ?? []
  const found = Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
  return new Set(plan.days).size < 2 ? { ...found, days: 'one_home' } : found
}
