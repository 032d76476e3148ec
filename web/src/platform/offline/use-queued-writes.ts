import { type MutationKey, useMutationState } from '@tanstack/react-query'

import { useIsAway } from '../client/availability.ts'

/** Inputs of queued writes of this kind while offline; empty while online. */
export function useQueuedWrites(mutationKey: MutationKey): readonly unknown[] {
  const isAway = useIsAway()
  const wishes = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state: { variables } }) => variables,
  })
  return isAway ? wishes : []
}
