import { collectionLimits } from '@touchline/domain/collections/limits'
import { useState } from 'react'

import { useLanguage } from '#web/platform/language/language.tsx'

import { formatTypedAmount } from '../format-typed-amount.ts'
import { splitEqually, type PartDraft, checkParts } from './parts-draft.ts'

interface Whole {
  /** Minor units that the parts add up to. */
  readonly amount: number
  readonly currency: string
  /** The day of the first part. */
  readonly from: string
}

/** The edited instalments; initially three equal ones. */
export function useParts({ amount, currency, from }: Whole) {
  const { language } = useLanguage()
  const typedOf = (sum: number) => formatTypedAmount(sum, currency, language)
  const equal = (count: number) => splitEqually(amount, { from, count }, typedOf)
  const [drafts, setDrafts] = useState<readonly PartDraft[]>(() => equal(3))
  return {
    drafts,
    read: checkParts(drafts, { amount, currency, language }),
    spread: (count: number) => setDrafts(equal(count)),
    change: (key: string, part: Partial<PartDraft>) =>
      setDrafts((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one))),
    remove: (key: string) => setDrafts((all) => all.filter((one) => one.key !== key)),
    /** Undefined at the maximum. */
    add:
      drafts.length < collectionLimits.instalments
        ? () => setDrafts((all) => [...all, { key: crypto.randomUUID(), amount: '', dueOn: '' }])
        : undefined,
  }
}

export type PartsDraft = ReturnType<typeof useParts>
