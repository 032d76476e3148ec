import type { CollectionKind } from '@touchline/domain/collections/readiness'

import { useText } from '#web/platform/language/language.tsx'

import type { DraftProblems } from './draft.ts'
import type { StepProps } from './step-props.ts'

/** The message beside each refused field. */
export function useProblemSentences(
  kind: CollectionKind,
): (problems: DraftProblems) => StepProps['errors'] {
  const { problems: known, goalWrong, articles } = useText('collectionWizard')
  const noFee = kind === 'pre_order' ? articles.nothing : known.no_fee
  const sentences = { ...known, no_fee: noFee, goal_wrong: goalWrong }
  return (problems) =>
    Object.fromEntries(
      Object.entries(problems).map(([field, problem]) => [field, sentences[problem]]),
    )
}
