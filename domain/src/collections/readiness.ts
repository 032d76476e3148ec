import {
  validateStep,
  type Campaign,
  type CampaignProblem,
  type CampaignProblems,
  type CampaignStep,
} from './campaign.ts'

/** What a collection is for. */
export const collectionKinds = ['membership', 'activity', 'pre_order', 'fund'] as const

export type CollectionKind = (typeof collectionKinds)[number]

/** Why a collection cannot be published yet, by field of its settings; empty when it can. */
export function publishProblems(kind: CollectionKind, campaign: Campaign): CampaignProblems {
  const of = (step: CampaignStep) => validateStep(campaign, step)
  const { startsOn, endsOn, ...broadcast } = of('broadcast')
  return {
    ...withoutPeriod(kind, of('information')),
    ...of('fees'),
    ...broadcast,
    ...(startsOn !== undefined && { opensOn: startsOn }),
    ...(endsOn !== undefined && { closesOn: endsOn }),
  }
}

/** Only memberships have a period; other kinds show their dates. */
function withoutPeriod(kind: CollectionKind, problems: CampaignProblems): CampaignProblems {
  if (kind === 'membership') return problems
  const optional: readonly CampaignProblem[] = ['start_missing', 'end_missing']
  return Object.fromEntries(
    Object.entries(problems).filter(([, problem]) => !optional.includes(problem)),
  )
}
