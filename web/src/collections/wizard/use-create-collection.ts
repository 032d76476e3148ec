import type { CollectionKind } from '@touchline/domain/collections/readiness'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'

import { useTeam } from '#web/teams/team-context.tsx'

import { useBeginCollection } from '../api.ts'

/** Creates a new collection, once; looking at the wizard leaves nothing behind. */
export function useCreateCollection(draftId: string, kind: CollectionKind) {
  const { team } = useTeam()
  const [, setSearch] = useSearchParams()
  const { mutateAsync } = useBeginCollection(team.id)
  const begun = useRef<Promise<unknown>>(undefined)

  return async (): Promise<void> => {
    begun.current ??= mutateAsync({ kind, draftId })
    try {
      await begun.current
    } catch (error) {
      // Tried again with the next step.
      begun.current = undefined
      throw error
    }
    setSearch(
      (before) => {
        before.delete('kind')
        return before
      },
      { replace: true },
    )
  }
}
