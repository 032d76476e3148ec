import type { CollectionKind } from '@touchline/domain/collections/readiness'

import { useText } from '#web/platform/language/language.tsx'

/** "Fee", or "article" in a pre-order. */
export function useFeeWords(kind: CollectionKind) {
  const { fees, articles } = useText('collectionWizard')
  if (kind !== 'pre_order') return fees
  const { active, inactive, noneActive, noneInactive, add, newTitle, editTitle } = articles
  const titles = { active, inactive, noneActive, noneInactive, add, newTitle, editTitle }
  return { ...fees, ...titles, amount: articles.price }
}
