import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { client } from '#web/platform/client/client.ts'

interface ChildKey {
  readonly teamId: string
  readonly memberId: string
}

/** The export is listed with one's own. */
export function useAskForChildExport(key: ChildKey) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => client.privacy.askForExport({ child: key }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['privacy', 'exports'] }),
  })
}

const erasureKey = ({ teamId, memberId }: ChildKey) => ['children', teamId, 'erasure', memberId]

export function useChildErasure(key: ChildKey, enabled: boolean) {
  return useQuery({
    queryKey: erasureKey(key),
    queryFn: ({ signal }) => client.privacy.childErasure(key, { signal }),
    enabled,
  })
}

export function useEraseChild(key: ChildKey) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (typedName: string) =>
      client.privacy.changeChildErasure({ ...key, state: 'requested', typedName }),
    onSuccess: (view) => cache.setQueryData(erasureKey(key), view),
  })
}

export function useStopErasure(key: ChildKey) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => client.privacy.changeChildErasure({ ...key, state: 'stopped' }),
    onSuccess: (view) => cache.setQueryData(erasureKey(key), view),
  })
}

export function useDecideErasure(key: ChildKey) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (erase: boolean) =>
      client.privacy.changeChildErasure({ ...key, state: erase ? 'approved' : 'refused' }),
    onSuccess: (view) => {
      cache.setQueryData(erasureKey(key), view)
      return cache.invalidateQueries({ queryKey: ['members', key.teamId] })
    },
  })
}
