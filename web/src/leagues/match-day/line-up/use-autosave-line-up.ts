import { useEffect, useEffectEvent } from 'react'

import type { ShownMatch } from '../use-match.ts'
import { placesOf } from './places.ts'
import { sideOf } from './side.ts'
import type { Draft } from './use-draft.ts'

/** Milliseconds, enough for the next tap when filling several places. */
const restMs = 400

/**
 * Saves a complete line-up automatically, because only staff see it before publication. True while
 * doing so. Restored, conflicting or failed drafts wait for a decision.
 */
export function useAutosaveLineUp({ day }: ShownMatch, draft: Draft): boolean {
  const { isChanged, isRestored, isBehind, isSaving, error, lineUp } = draft
  const isPublished = (day.lineUp?.publishedAt ?? null) !== null
  const places = placesOf(sideOf(day), lineUp.formation).length
  const isFull = lineUp.players.filter(({ place }) => place !== null).length >= places
  const isItsOwn = isChanged && isFull && !isPublished && !isRestored && !isBehind && error === null
  const isDue = isItsOwn && !isSaving
  const save = useEffectEvent(() => draft.store('merge'))

  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(save, restMs)
    return () => clearTimeout(timer)
  }, [isDue, lineUp])

  return isItsOwn
}
