import { useMutation, useQueryClient } from '@tanstack/react-query'

import { client } from '#web/platform/client/client.ts'
import { removing } from '#web/platform/client/removing.ts'

interface ChildKey {
  readonly teamId: string
  readonly memberId: string
}

/** The copy is listed with one's own. */
export function useAskForChildExport(key: ChildKey) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => client.home.askForChildExport(key),
    onSettled: () => cache.invalidateQueries({ queryKey: ['home', 'exports'] }),
  })
}

export function useEraseChild({ teamId, memberId }: ChildKey) {
  const cache = useQueryClient()
  return useMutation({
    ...removing(cache, memberId),
    mutationFn: (typedName: string) => client.home.eraseChild({ teamId, memberId, typedName }),
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: ['teams'] })
      return cache.invalidateQueries({ queryKey: ['members', teamId] })
    },
  })
}
