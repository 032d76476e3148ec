import { type MutationKey, useMutationState } from '@tanstack/react-query'

import { useIsAway } from '../client/availability.ts'

/** What writes of this kind ask for while they wait for the network; nothing while it is there. */
export function useQueuedWrites(mutationKey: MutationKey): readonly unknown[] {
  const isAway = useIsAway()
  const wishes = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state: { variables } }) => variables,
  })
  return isAway ? wishes : []
}
