import {
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { CashBox, ItemDraft, Money } from '@touchline/contract/cashbox/shapes'

import { client } from '#web/platform/client/client.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'
import { keepOffline } from '#web/platform/offline/queries.ts'

const keys = {
  box: (teamId: string) => ['cashbox', teamId, 'box'] as const,
  lists: (teamId: string) => ['cashbox', teamId, 'entries'] as const,
  list: (teamId: string, memberId: string | undefined) =>
    ['cashbox', teamId, 'entries', memberId ?? 'box'] as const,
}

/** What I owe, fines, drinks and balances. */
export function useCashBox(teamId: string) {
  return useQuery({
    queryKey: keys.box(teamId),
    queryFn: () => client.cashbox.get({ teamId }),
    ...keepOffline(['members', 'teams']),
  })
}

/** A player's entries, or without one what moved the money in the box. */
export function useEntries(teamId: string, memberId: string | undefined) {
  return useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: keys.list(teamId, memberId),
      queryFn: ({ pageParam }) =>
        client.cashbox.entries({
          teamId,
          ...(memberId !== undefined && { memberId }),
          ...(pageParam !== undefined && { before: pageParam }),
        }),
      initialPageParam: firstPage,
      getNextPageParam: ({ next }) => next ?? undefined,
      meta: { alsoOn: ['members', 'teams'] },
    }),
  )
}

const firstPage: string | undefined = undefined

/** A write that answers with the whole cash box. */
function useBoxChange<Change>(teamId: string, change: (given: Change) => Promise<CashBox>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (box) => {
      takeAnswer(cache, keys.box(teamId), box)
      void cache.invalidateQueries({ queryKey: keys.lists(teamId) })
    },
    onError: () => cache.invalidateQueries({ queryKey: keys.box(teamId) }),
  })
}

export interface Switches {
  readonly isOn: boolean
  readonly isOpen: boolean
}

export function useConfigure(teamId: string) {
  return useBoxChange(teamId, (switches: Switches) =>
    client.cashbox.configure({ teamId, ...switches }),
  )
}

export interface SavedItem {
  readonly itemId: string
  readonly item: ItemDraft
}

export function useSaveItem(teamId: string) {
  return useBoxChange(teamId, (saved: SavedItem) => client.cashbox.saveItem({ teamId, ...saved }))
}

export function useRemoveItem(teamId: string) {
  return useBoxChange(teamId, (itemId: string) => client.cashbox.removeItem({ teamId, itemId }))
}

export interface Charge {
  readonly itemId: string
  readonly memberIds: string[]
  readonly eventId: string | null
}

/** Each call is one tap: two taps count twice. */
export function useCharge(teamId: string) {
  return useBoxChange(teamId, (charge: Charge) => client.cashbox.charge({ teamId, ...charge }))
}

export function useRecordMoney(teamId: string) {
  return useBoxChange(teamId, (money: Omit<Money, 'teamId'>) =>
    client.cashbox.record({ teamId, ...money }),
  )
}

export function useUndo(teamId: string) {
  return useBoxChange(teamId, (entryId: string) => client.cashbox.undo({ teamId, entryId }))
}

export interface Billing {
  readonly billingId: string
  readonly memberIds: string[]
  readonly amount: number
  readonly dueOn: string
}

export function useBillBalances(teamId: string) {
  return useBoxChange(teamId, (billing: Billing) => client.cashbox.bill({ teamId, ...billing }))
}
