import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { HomePlanDraft } from '@touchline/contract/children/shapes/homes'

import { client } from '#web/platform/client/client.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'

import type { MemberKey } from './health.ts'

const keyOf = (teamId: string) => ['children', teamId, 'homes'] as const

/** The plan of a child of the reader; undefined without two guardians. */
export function useHomes({ teamId, memberId }: MemberKey, isOwn: boolean) {
  return useQuery({
    queryKey: keyOf(teamId),
    queryFn: () => client.children.homes({ teamId }),
    select: ({ children }) => children.find((child) => child.memberId === memberId) ?? null,
    enabled: isOwn,
  })
}

type Homes = Awaited<ReturnType<typeof client.children.homes>>

function useHomesChange<Change>(teamId: string, change: (given: Change) => Promise<Homes>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (homes) => takeAnswer(cache, keyOf(teamId), homes),
    onError: () => cache.invalidateQueries({ queryKey: keyOf(teamId) }),
  })
}

interface Proposal {
  readonly plan: HomePlanDraft
  /** The proposal on screen. */
  readonly replaces: string | null
}

export function useProposeHomes(key: MemberKey) {
  return useHomesChange(key.teamId, (proposal: Proposal) =>
    client.children.proposeHomes({ ...key, ...proposal }),
  )
}

export function useAgreeHomes(key: MemberKey) {
  return useHomesChange(key.teamId, (planId: string) =>
    client.children.agreeHomes({ ...key, planId }),
  )
}

/** Ends a plan, withdraws or declines a proposal. */
export function useEndHomes(key: MemberKey) {
  return useHomesChange(key.teamId, (planId: string) =>
    client.children.endHomes({ ...key, planId }),
  )
}
