import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BillPageShape } from '@touchline/contract/collections/shapes/payer'

import { saveFile } from '#web/members/save-file.ts'
import { client } from '#web/platform/client/client.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'
import { useLanguage } from '#web/platform/language/language.tsx'

import { findKeptForm } from './form/kept-form.ts'

export interface FormAddress {
  readonly key: string
  readonly invitation: string | undefined
}

/** A form for this reader, with their earlier input. */
export function useForm({ key, invitation }: FormAddress, owner: string | undefined) {
  return useQuery({
    queryKey: ['collections', 'form', key, owner ?? ''],
    queryFn: () => client.collections.openForm({ key, ...(invitation && { invitation }) }),
  })
}

export function useKeptForm(key: string, owner: string | undefined) {
  return useQuery({
    queryKey: ['collections', 'kept-form', key, owner ?? ''],
    queryFn: () => findKeptForm(key, owner),
    staleTime: Infinity,
    gcTime: 0,
    meta: { deliberate: true },
  })
}

export type FormSubmission = Parameters<typeof client.collections.fillForm>[0]

export function useFillForm() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (filled: FormSubmission) => client.collections.fillForm(filled),
    onSuccess: (bill: BillPageShape) => {
      takeAnswer(cache, billKey(bill.token), bill)
      void cache.invalidateQueries({ queryKey: ['collections'], refetchType: 'none' })
    },
    // Places may have been taken meanwhile.
    onError: () => cache.invalidateQueries({ queryKey: ['collections', 'form'] }),
  })
}

const billKey = (token: string) => ['collections', 'bill', token] as const

/** Polls in growing intervals while the provider hasn't reported a payment's result. */
export function useBill(token: string) {
  return useQuery({
    queryKey: billKey(token),
    queryFn: () => client.collections.openBill({ token }),
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.isWaiting === true ? pauseAfter(dataUpdateCount) : false,
  })
}

/** Milliseconds. Cards take seconds, banks sometimes days. */
function pauseAfter(asked: number): number {
  if (asked < quickLooks) return 2000
  return asked < 2 * quickLooks ? 10_000 : 60_000
}

const quickLooks = 10

/** Whether a payment has been pending for unusually long. */
export function useIsPaymentSlow(token: string): boolean {
  const cache = useQueryClient()
  useBill(token)
  return (cache.getQueryState(billKey(token))?.dataUpdateCount ?? 0) > quickLooks
}

interface Checkout {
  readonly tokens: readonly string[]
  /** The next instalment, or everything outstanding on a single bill. */
  readonly pay: 'next' | 'all'
}

export function usePayBills() {
  return useMutation({
    mutationFn: ({ tokens, pay }: Checkout) =>
      client.collections.payBills({ tokens: [...tokens], pay }),
  })
}

type ReliefRequest = Omit<Parameters<typeof client.collections.requestRelief>[0], 'token'>

export function useAskTreasurer(token: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (request: ReliefRequest) => client.collections.requestRelief({ token, ...request }),
    onSuccess: (bill: BillPageShape) => takeAnswer(cache, billKey(token), bill),
  })
}

/** Leaves the waiting list, or gives up an unpaid place. */
export function useWithdraw(token: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => client.collections.withdraw({ token }),
    onSuccess: () =>
      cache.invalidateQueries({ queryKey: ['collections', 'my-bills'], refetchType: 'none' }),
  })
}

type Signature = Parameters<typeof client.collections.signMandate>[0]['mandate']

/** Signs a mandate, or revokes it: null. */
export function useSignMandate(token: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (mandate: Signature) => client.collections.signMandate({ token, mandate }),
    onSuccess: (bill: BillPageShape) => takeAnswer(cache, billKey(token), bill),
  })
}

type Paper = 'receipt' | 'slip' | { readonly donationReceiptId: string }

export function useReceipt(token: string, paper: Paper = 'receipt') {
  const { language } = useLanguage()
  return useMutation({
    mutationFn: async (): Promise<File> => {
      const what =
        typeof paper === 'string'
          ? { what: paper }
          : { what: 'donation' as const, receiptId: paper.donationReceiptId }
      const file = await client.collections.receipt({ token, language, ...what })
      if (file instanceof File) return file
      throw new TypeError('not a file')
    },
    onSuccess: (file) => saveFile(file, file.name),
  })
}

export interface BillPayersOf {
  readonly teamId: string
  readonly memberId: string
}

const payersKey = ({ teamId, memberId }: BillPayersOf) =>
  ['collections', teamId, 'payers', memberId] as const

/** A child's guardians, and which of them get its bills. */
export function useBillPayers(child: BillPayersOf) {
  return useQuery({
    queryKey: payersKey(child),
    queryFn: () => client.collections.billPayers({ ...child }),
    meta: { alsoOn: ['members', 'children'] },
  })
}

export function useSetBillPayers(child: BillPayersOf) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (guardianIds: readonly string[]) =>
      client.collections.setBillPayers({ ...child, guardianIds: [...guardianIds] }),
    onSuccess: (payers) => takeAnswer(cache, payersKey(child), payers),
    onSettled: () => cache.invalidateQueries({ queryKey: ['collections', 'my-bills'] }),
  })
}

/** The reader's bills of all teams, and forms they were asked to fill in. */
export function useMyBills() {
  return useQuery({
    queryKey: ['collections', 'my-bills'],
    queryFn: () => client.collections.myBills(),
  })
}

export type OwnBills = NonNullable<ReturnType<typeof useMyBills>['data']>

export type MyBill = OwnBills['bills'][number]
export type MyForm = OwnBills['forms'][number]
