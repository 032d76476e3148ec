import { useMutation, useQuery } from '@tanstack/react-query'

import { client, functions } from '#web/platform/client/client.ts'

/** The prices of Premium. */
export function useProducts() {
  return useQuery({
    queryKey: ['subscriptions', 'products'],
    queryFn: () => functions.fetchProducts(),
    select: ({ products }) => products,
  })
}

/** My teams with their subscriptions; polled while someone waits. */
export function useMySubscriptions(look: { readonly everyMs?: number } = {}) {
  return useQuery({
    queryKey: ['subscriptions', 'mine'],
    queryFn: () => client.subscriptions.mine(),
    refetchInterval: look.everyMs ?? false,
    meta: { alsoOn: ['teams', 'members', 'clubs'] },
  })
}

export type MyTeam = NonNullable<ReturnType<typeof useMySubscriptions>['data']>['teams'][number]

/** Opens the checkout. */
export function useOpenCheckout() {
  return useMutation({
    mutationFn: (input: { readonly priceId: string; readonly teamId: string }) =>
      functions.openCheckout(input),
  })
}
