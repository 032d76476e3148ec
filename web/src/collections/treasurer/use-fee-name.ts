import { useCallback } from 'react'

import { useText } from '#web/platform/language/language.tsx'

import { useCollection } from '../api.ts'
import type { CollectionKey } from './api/keys.ts'

/** A fee's name; a fund's unnamed fee is translated. */
export function useFeeName({ teamId, collectionId }: CollectionKey): (name: string) => string {
  const { data } = useCollection(teamId, collectionId)
  const { gift } = useText('bills')
  const isFund = data?.kind === 'fund'
  return useCallback((name) => (isFund ? gift : name), [isFund, gift])
}
