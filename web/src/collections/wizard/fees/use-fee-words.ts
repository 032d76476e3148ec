import type { CollectionKind } from '@touchline/domain/collections/readiness'

import { useText } from '#web/platform/language/language.tsx'

/** What can be chosen is a fee; in a pre-order it is an article. */
export function useFeeWords(kind: CollectionKind) {
  const { fees, articles } = useText('collectionWizard')
  if (kind !== 'pre_order') return fees
  const { active, inactive, noneActive, noneInactive, add, newTitle, editTitle } = articles
  const titles = { active, inactive, noneActive, noneInactive, add, newTitle, editTitle }
  return { ...fees, ...titles, amount: articles.price }
}
