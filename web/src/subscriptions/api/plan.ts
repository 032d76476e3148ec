import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { TeamSubscription } from '@touchline/contract/subscriptions/shapes/plan'

import { client } from '#web/platform/client/client.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'

const keyOf = (teamId: string) => ['subscriptions', teamId, 'plan'] as const

/** A team's subscription: plan, state, end. */
export function useTeamSubscription(teamId: string) {
  return useQuery({
    queryKey: keyOf(teamId),
    queryFn: () => client.subscriptions.get({ teamId }),
    meta: { alsoOn: ['members'] },
  })
}

/** A team's invoices, newest first. */
export function useInvoices(teamId: string) {
  return useInfiniteQuery({
    queryKey: ['subscriptions', teamId, 'invoices'],
    queryFn: ({ pageParam }) =>
      client.subscriptions.invoices(
        pageParam === undefined ? { teamId } : { teamId, cursor: pageParam },
      ),
    initialPageParam: firstPage,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ invoices }) => invoices),
  })
}

const firstPage: string | undefined = undefined

export type Invoice = NonNullable<ReturnType<typeof useInvoices>['data']>[number]

export function useChangePrice(teamId: string) {
  return useSubscriptionChange(teamId, (priceId: string) =>
    client.subscriptions.change({ teamId, priceId }),
  )
}

export function useCancelSubscription(teamId: string) {
  return useSubscriptionChange(teamId, () => client.subscriptions.change({ teamId, renews: false }))
}

export function useResumeSubscription(teamId: string) {
  return useSubscriptionChange(teamId, () => client.subscriptions.change({ teamId, renews: true }))
}

/** Saves the response and reloads other subscription data. */
function useSubscriptionChange<Input>(
  teamId: string,
  act: (input: Input) => Promise<TeamSubscription>,
) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: (subscription) => {
      takeAnswer(cache, keyOf(teamId), subscription)
      return cache.invalidateQueries({ queryKey: ['subscriptions'] })
    },
  })
}
