import { useCallback } from 'react'

import { useText } from '#web/platform/language/language.tsx'

import { useCollection } from '../api.ts'
import type { CollectionKey } from './api/keys.ts'

/** What a fee is called: that of a fund, which nobody named, in the language of the reader. */
export function useFeeName({ teamId, collectionId }: CollectionKey): (name: string) => string {
  const { data } = useCollection(teamId, collectionId)
  const { gift } = useText('bills')
  const isFund = data?.kind === 'fund'
  return useCallback((name) => (isFund ? gift : name), [isFund, gift])
}
