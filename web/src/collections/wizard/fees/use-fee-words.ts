import type { CollectionKind } from '@touchline/domain/collections/readiness'

import { useText } from '#web/platform/language/language.tsx'

/** What can be chosen is a fee; in a pre-order it is an article. */
export function useFeeWords(kind: CollectionKind) {
  const { fees, articles } = useText('collectionWizard')
  return kind === 'pre_order' ? { ...fees, ...articles, amount: articles.price } : fees
}
