import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { client } from '#web/platform/client/client.ts'

const exportsKey = ['home', 'exports'] as const

/** How often the progress of a copy in the making is asked for. */
const askAgainMs = 1500

/** The copies of my data, newest first. */
export function useExports() {
  return useQuery({
    queryKey: exportsKey,
    queryFn: () => client.home.exports(),
    refetchInterval: ({ state }) =>
      state.data?.exports[0]?.state === 'waiting' ? askAgainMs : false,
  })
}

export function useAskForExport() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => client.home.askForExport(),
    onSettled: () => cache.invalidateQueries({ queryKey: exportsKey }),
  })
}
