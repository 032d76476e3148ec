import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BillShape } from '@touchline/contract/collections/shapes/bill'
import type { Instalment } from '@touchline/domain/collections/instalments'
import type { PaymentMethod } from '@touchline/domain/collections/journal'

import { client } from '#web/platform/client/client.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'
import { updateCached } from '#web/platform/client/update-cached.ts'

import {
  billAfterPayment,
  participantAfterPayment,
  type RecordedPayment,
} from '../after-payment.ts'
import { type BillKey, billQueryKey, type CollectionKey, participantsKey } from './keys.ts'
import type { ParticipantList } from './participants.ts'

export function useBill(key: BillKey) {
  return useQuery({
    queryKey: billQueryKey(key),
    queryFn: () => client.collections.bill({ ...key }),
    meta: { alsoOn: ['members'] },
  })
}

/**
 * Shows a recorded payment at once. After a failure the server's numbers return; a retry with the
 * same id counts once.
 */
export function useRecordPayment(key: CollectionKey) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ madeAt: _madeAt, id, billId, ...payment }: RecordedPayment) =>
      client.collections.addEntry({ ...key, billId, id, entry: { kind: 'payment', ...payment } }),
    onMutate: async (payment) => {
      const queryKey = billQueryKey({ ...key, billId: payment.billId })
      await cache.cancelQueries({ queryKey: ['collections', key.teamId, key.collectionId] })
      const before = {
        bill: cache.getQueryData<BillShape>(queryKey),
        participants: cache.getQueryData<ParticipantList>(participantsKey(key)),
      }
      updateCached<BillShape>(
        cache,
        { queryKey },
        (bill) => bill && billAfterPayment(bill, payment),
      )
      updateCached<ParticipantList>(
        cache,
        { queryKey: participantsKey(key) },
        (list) =>
          list && {
            ...list,
            participants: list.participants.map((one) =>
              one.billId === payment.billId ? participantAfterPayment(one, payment) : one,
            ),
          },
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

/** A refund or a waiver. */
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

export function useWaive(key: BillKey) {
  return useBillChange(
    key,
    ({ id, ...waiver }: BookedSum & { readonly of?: 'half' | 'whole' | 'fees' }) =>
      client.collections.addEntry({ ...key, id, entry: { kind: 'waiver', ...waiver } }),
  )
}

/** The guardian who pays the second half; null ends sharing. */
export function useShareBill(key: BillKey) {
  return useBillChange(key, (guardianId: string | null) =>
    client.collections.shareBill({ ...key, guardianId }),
  )
}

export function useSetInstalments(key: BillKey) {
  return useBillChange(key, (parts: readonly Instalment[]) =>
    client.collections.setInstalments({ ...key, parts: [...parts] }),
  )
}

export interface BillQuery {
  readonly clientId: string
  readonly memberId: string
  readonly feeId: string
  readonly sizeId: string | null
  readonly quantity: number
  readonly amount: number | null
}

/** Creates a bill for a member who doesn't use the form. */
export function useWriteBill(key: CollectionKey) {
  return useBillChange(key, (listQuery: BillQuery) =>
    client.collections.writeBill({ ...key, ...listQuery }),
  )
}

/** Puts the response into the cache and refetches the rest of the collection. */
export function useBillChange<Input>(
  { teamId, collectionId }: CollectionKey,
  act: (listQuery: Input) => Promise<BillShape>,
) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: (bill) =>
      takeAnswer(cache, billQueryKey({ teamId, collectionId, billId: bill.id }), bill),
    onSettled: () => cache.invalidateQueries({ queryKey: ['collections', teamId] }),
  })
}
