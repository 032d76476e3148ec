import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { MyTeams } from '@touchline/contract/teams/shapes/mine'

import { client } from '#web/platform/client/client.ts'
import { keepOffline, keepOnlyTeams } from '#web/platform/offline/queries.ts'

const mineKey = ['teams', 'mine'] as const

export const myTeamsQuery = queryOptions({
  queryKey: mineKey,
  queryFn: async ({ client: cache }) => {
    const mine = await client.teams.mine()
    keepOnlyTeams(cache, new Set([...mine.teams, ...mine.children].map(({ id }) => id)))
    return mine
  },
  ...keepOffline(['members', 'children', 'clubs', 'accounts']),
})

/** The account's teams, clubs, children's teams, and what can be restored. */
export function useMyTeams() {
  return useQuery({ ...myTeamsQuery, refetchOnWindowFocus: 'always' })
}

export interface TypedDeletion {
  readonly id: string
  readonly typedName: string
}

/** Callbacks that also run if an event closed the page meanwhile. */
export interface EndingCallbacks {
  readonly onSuccess: () => void
  readonly onError: (error: unknown) => void
}

export function useDeleteTeam(callbacks: EndingCallbacks) {
  return useEnding(
    ({ id, typedName }: TypedDeletion) => client.teams.remove({ teamId: id, typedName }),
    callbacks,
  )
}

export function useDeleteClub(callbacks: EndingCallbacks) {
  return useEnding(
    ({ id, typedName }: TypedDeletion) => client.clubs.remove({ clubId: id, typedName }),
    callbacks,
  )
}

export function useLeaveTeam(callbacks: EndingCallbacks) {
  return useEnding((teamId: string) => client.teams.leave({ teamId }), callbacks)
}

export function useLeaveClub(callbacks: EndingCallbacks) {
  return useEnding(
    (clubId: string) => client.clubs.changeRoles({ clubId, accountId: 'me', roles: [] }),
    callbacks,
  )
}

function useEnding<Input, Output>(
  act: (input: Input) => Promise<Output>,
  callbacks: EndingCallbacks,
) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: () => {
      callbacks.onSuccess()
      return cache.invalidateQueries({ queryKey: ['teams'] })
    },
    onError: callbacks.onError,
  })
}

export function useRestoreTeam() {
  return useListMutation((teamId: string) => client.teams.restore({ teamId }))
}

export function useRestoreClub() {
  return useListMutation((clubId: string) => client.clubs.restore({ clubId }))
}

function useListMutation<Input, Output>(act: (input: Input) => Promise<Output>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: () => cache.invalidateQueries({ queryKey: ['teams'] }),
  })
}

export interface Muting {
  readonly teamId: string
  readonly isMuted: boolean
}

/** Toggles at once, and back if the server refuses. */
export function useMute() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (muting: Muting) => client.teams.mute(muting),
    onMutate: async (muting) => {
      await cache.cancelQueries({ queryKey: mineKey })
      const before = cache.getQueryData<MyTeams>(mineKey)
      cache.setQueryData<MyTeams>(mineKey, (mine) => mine && muted(mine, muting))
      return before
    },
    onError: (_error, _muting, before) => cache.setQueryData(mineKey, before),
    onSettled: (_answer, _error, { teamId }) =>
      cache.invalidateQueries({ queryKey: ['teams', teamId] }),
  })
}

function muted(mine: MyTeams, { teamId, isMuted }: Muting): MyTeams {
  const change = <Card extends { readonly id: string }>(card: Card) =>
    card.id === teamId ? { ...card, isMuted } : card
  return { ...mine, teams: mine.teams.map(change), children: mine.children.map(change) }
}
