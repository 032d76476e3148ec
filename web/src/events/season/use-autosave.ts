import { type Dispatch, useEffect, useRef, useState } from 'react'

import { useSaveRows } from './api.ts'
import { batchOf, type PlanAction, type PlanLines, type SentBatch } from './plan-lines.ts'
import type { PlanOwner } from './plan-owner.ts'

export type Saving = 'saved' | 'unsaved' | 'saving' | 'failed'

/** Long enough for a word, short enough to lose nothing. */
const patienceMs = 700

/** Saves rows shortly after they were changed; after a failure, with the next change or on request. */
export function useAutosave(owner: PlanOwner, state: PlanLines, dispatch: Dispatch<PlanAction>) {
  const save = useSaveRows(owner)
  const [failed, setFailed] = useState<PlanLines>()
  const batch = batchOf(state)
  const isWaiting = batch !== undefined && failed !== state

  function send(sent: SentBatch) {
    const rows = sent.lines.map(({ id, cells, version }) => ({ id, cells, version }))
    save.mutate(
      { rows, removed: [...sent.removed], order: [...sent.order] },
      {
        onSuccess: (result) => dispatch({ type: 'saved', sent, ...result }),
        onError: () => setFailed(state),
      },
    )
  }

  const now = useRef<() => void>(undefined)
  useEffect(() => {
    now.current = batch === undefined || save.isPending ? undefined : () => send(batch)
  })
  useEffect(() => {
    if (!isWaiting || save.isPending) return undefined
    const timer = setTimeout(() => now.current?.(), patienceMs)
    return () => clearTimeout(timer)
  }, [isWaiting, save.isPending, state])
  // Leaving the page doesn't lose the last word.
  useEffect(() => () => now.current?.(), [])

  return {
    state: stateOf({ isSaving: save.isPending, isWaiting, hasBatch: batch !== undefined }),
    retry: () => setFailed(undefined),
  }
}

function stateOf({
  isSaving,
  isWaiting,
  hasBatch,
}: Record<'isSaving' | 'isWaiting' | 'hasBatch', boolean>): Saving {
  if (isSaving) return 'saving'
  if (isWaiting) return 'unsaved'
  return hasBatch ? 'failed' : 'saved'
}
