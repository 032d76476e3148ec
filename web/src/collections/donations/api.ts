import { hashKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  DonationsShape,
  DonorDetails,
  Entitlement,
  EntitlementEdit,
} from '@touchline/contract/collections/shapes/donations'

import { saveFile } from '#web/members/save-file.ts'
import { client } from '#web/platform/client/client.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'

const keyOf = (clubId: string) => ['collections', 'donations', clubId] as const

/** Donors and receipts of a year, by default the last one with donations. */
export function useDonations(clubId: string, year: number | undefined) {
  return useQuery({
    queryKey: [...keyOf(clubId), year ?? null],
    queryFn: () => client.collections.donations({ clubId, ...(year !== undefined && { year }) }),
    placeholderData: (before) => before,
  })
}

/** Every answer is the page of its year, which is also shown before a year is chosen. */
function useTaken(clubId: string) {
  const cache = useQueryClient()
  return (answer: DonationsShape) => {
    const shown = [answer.year, null]
      .map((year) => [...keyOf(clubId), year])
      .filter((key) => cache.getQueryData<DonationsShape>(key)?.year === answer.year)
    for (const key of shown) takeAnswer(cache, key, answer)
    const hashes = shown.map((key) => hashKey(key))
    return cache.invalidateQueries({
      queryKey: keyOf(clubId),
      predicate: ({ queryHash }) => !hashes.includes(queryHash),
    })
  }
}

interface Confirmed {
  readonly entitlement: Entitlement
  readonly signature: EntitlementEdit['signature']
  readonly version: number
}

export function useSaveEntitlement(clubId: string) {
  const onSuccess = useTaken(clubId)
  return useMutation({
    mutationFn: (saved: Confirmed) =>
      client.collections.saveEntitlement({ clubId, ...saved, isConfirmed: true }),
    onSuccess,
  })
}

interface Edited {
  readonly year: number
  readonly donorKey: string
  readonly details: DonorDetails
}

export function useSaveDonor(clubId: string) {
  const onSuccess = useTaken(clubId)
  return useMutation({
    mutationFn: (edited: Edited) => client.collections.saveDonor({ clubId, ...edited }),
    onSuccess,
  })
}

export function useIssueReceipts(clubId: string, year: number) {
  const onSuccess = useTaken(clubId)
  return useMutation({
    mutationFn: (donorKeys: string[]) =>
      client.collections.issueDonationReceipts({ clubId, year, donorKeys }),
    onSuccess,
  })
}

export function useSendReceipts(clubId: string) {
  const onSuccess = useTaken(clubId)
  return useMutation({
    mutationFn: (receiptIds: string[]) =>
      client.collections.sendDonationReceipts({ clubId, receiptIds }),
    onSuccess,
  })
}

export function useVoidReceipt(clubId: string) {
  const onSuccess = useTaken(clubId)
  return useMutation({
    mutationFn: (voided: { readonly receiptId: string; readonly reason: string }) =>
      client.collections.voidDonationReceipt({ clubId, ...voided }),
    onSuccess,
  })
}

export function useDownloadReceipt(clubId: string) {
  return useMutation({
    mutationFn: async (receiptId: string): Promise<File> => {
      const file = await client.collections.donationReceipt({ clubId, receiptId })
      if (file instanceof File) return file
      throw new TypeError('not a file')
    },
    onSuccess: (file) => saveFile(file, file.name),
  })
}
