import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BillShape, ParticipantShape } from '@touchline/contract/collections/shapes/bill'
import type { Instalment } from '@touchline/domain/collections/instalments'
import type { PaymentMethod } from '@touchline/domain/collections/journal'

import { changeShown } from '#web/platform/client/change-shown.ts'
import { client } from '#web/platform/client/client.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'

import { paidBill, paidParticipant, type RecordedPayment } from '../paid.ts'
import { type BillKey, billQueryKey, type CollectionKey, participantsKey } from './keys.ts'

export function useBill(key: BillKey) {
  return useQuery({
    queryKey: billQueryKey(key),
    queryFn: () => client.collections.bill({ ...key }),
    meta: { alsoOn: ['members'] },
  })
}

/**
 * Shows a payment as recorded at once. Refused, or without an answer, the figures are again what the
 * server said; tried again with the same id it counts once.
 */
export function useRecordPayment(key: CollectionKey) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ madeAt: _madeAt, ...payment }: RecordedPayment) =>
      client.collections.recordPayment({ ...key, ...payment }),
    onMutate: async (payment) => {
      const queryKey = billQueryKey({ ...key, billId: payment.billId })
      await cache.cancelQueries({ queryKey: ['collections', key.teamId, key.collectionId] })
      const before = {
        bill: cache.getQueryData<BillShape>(queryKey),
        participants: cache.getQueryData<readonly ParticipantShape[]>(participantsKey(key)),
      }
      changeShown<BillShape>(cache, { queryKey }, (bill) => bill && paidBill(bill, payment))
      changeShown<readonly ParticipantShape[]>(cache, { queryKey: participantsKey(key) }, (all) =>
        all?.map((one) => (one.billId === payment.billId ? paidParticipant(one, payment) : one)),
      )
      return before
    },
    onError: (_error, { billId }, before) => {
      cache.setQueryData(billQueryKey({ ...key, billId }), before?.bill)
      cache.setQueryData(participantsKey(key), before?.participants)
    },
    onSuccess: (bill) => takeAnswer(cache, billQueryKey({ ...key, billId: bill.id }), bill),
    onSettled: () => cache.invalidateQueries({ queryKey: ['collections', key.teamId] }),
  })
}

export type PaymentRecording = ReturnType<typeof useRecordPayment>

/** Money that goes back, or is done without. */
export interface BookedSum {
  /** The browser's id: sent twice, it counts once. */
  readonly id: string
  readonly amount: number
  readonly note: string
}

export function useRefund(key: BillKey) {
  return useBillChange(key, (sum: BookedSum & { readonly method: PaymentMethod }) =>
    client.collections.refund({ ...key, ...sum }),
  )
}

export function useWriteOff(key: BillKey) {
  return useBillChange(key, (sum: BookedSum & { readonly of?: 'half' | 'whole' }) =>
    client.collections.writeOff({ ...key, ...sum }),
  )
}

/** A guardian pays the second half. */
export function useShareBill(key: BillKey) {
  return useBillChange(key, (guardianId: string) =>
    client.collections.shareBill({ ...key, guardianId }),
  )
}

export function useUnshareBill(key: BillKey) {
  return useBillChange(key, (_wish: undefined) => client.collections.unshareBill(key))
}

export function useSetInstalments(key: BillKey) {
  return useBillChange(key, (parts: readonly Instalment[]) =>
    client.collections.setInstalments({ ...key, parts: [...parts] }),
  )
}

export interface BillWish {
  readonly clientId: string
  readonly memberId: string
  readonly feeId: string
  readonly sizeId: string | null
  readonly quantity: number
  readonly amount: number | null
}

/** A bill for a member who does not fill in the form. */
export function useWriteBill(key: CollectionKey) {
  return useBillChange(key, (wish: BillWish) => client.collections.writeBill({ ...key, ...wish }))
}

/** The answer is the new truth; everything else about the collection is read anew. */
export function useBillChange<Wish>(
  { teamId, collectionId }: CollectionKey,
  act: (wish: Wish) => Promise<BillShape>,
) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: (bill) =>
      takeAnswer(cache, billQueryKey({ teamId, collectionId, billId: bill.id }), bill),
    onSettled: () => cache.invalidateQueries({ queryKey: ['collections', teamId] }),
  })
}
