import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ImportedStatement } from '@touchline/contract/collections/shapes/transfer'
import type { Currency } from '@touchline/domain/values/money'

import { client } from '#web/platform/client/client.ts'

/** Whose bank account: a team's own, or the club's. */
export type AccountOwner = { readonly teamId: string } | { readonly clubId: string }

const keyOf = (owner: AccountOwner) =>
  'clubId' in owner
    ? (['collections', 'club-transfers', owner.clubId] as const)
    : (['collections', owner.teamId, 'transfers'] as const)

/** Bank transfers: undecided ones, those with a rest, and the latest decided. */
export function useTransfers(owner: AccountOwner) {
  return useQuery({
    queryKey: keyOf(owner),
    queryFn: () =>
      'clubId' in owner
        ? client.collections.clubTransfers(owner)
        : client.collections.transfers(owner),
    select: ({ transfers }) => ({
      waiting: transfers.filter(({ state }) => state === 'waiting'),
      credits: transfers.filter(({ state, rest }) => state === 'booked' && rest > 0),
      decided: transfers.filter(({ rest }) => rest === 0),
    }),
  })
}

/** All transfers by payer, text, amount, number or reference. */
export function useFoundTransfers(owner: AccountOwner, search: string) {
  return useQuery({
    queryKey: [...keyOf(owner), 'found', search],
    queryFn: () =>
      'clubId' in owner
        ? client.collections.clubTransfers({ ...owner, search })
        : client.collections.transfers({ ...owner, search }),
    select: ({ transfers }) => transfers,
    placeholderData: keepPreviousData,
    enabled: search !== '',
  })
}

interface Statement {
  readonly fileName: string
  readonly base64: string
  readonly currency: Currency
}

export function useImportStatement(owner: AccountOwner) {
  return useBankMoney((statement: Statement): Promise<ImportedStatement> =>
    'clubId' in owner
      ? client.collections.importClubStatement({ ...owner, ...statement })
      : client.collections.importStatement({ ...owner, ...statement }),
  )
}

/** A change to what is paid; refetches everything about money. */
function useBankMoney<Input, Answer>(act: (input: Input) => Promise<Answer>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSettled: () => cache.invalidateQueries({ queryKey: ['collections'] }),
  })
}

interface TransferDecision {
  readonly transferId: string
  /** An empty list: it pays no bill. Null: undoes the decision. */
  readonly parts: readonly { readonly billId: string; readonly amount: number }[] | null
}

export function useDecideTransfer(owner: AccountOwner) {
  return useBankMoney(({ transferId, parts }: TransferDecision) => {
    const decision = { transferId, parts: parts && [...parts] }
    return 'clubId' in owner
      ? client.collections.decideClubTransfer({ ...owner, ...decision })
      : client.collections.decideTransfer({ ...owner, ...decision })
  })
}

interface BillSearch {
  readonly owner: AccountOwner
  readonly transferId: string
  readonly search: string
}

/** Every bill that a transfer may be for, by a name, a number or a reference. */
export function useTransferBills({ owner, transferId, search }: BillSearch) {
  return useQuery({
    queryKey: [...keyOf(owner), transferId, 'bills', search],
    queryFn: () =>
      'clubId' in owner
        ? client.collections.clubTransferBills({ ...owner, transferId, search })
        : client.collections.transferBills({ ...owner, transferId, search }),
    select: ({ bills }) => bills,
    placeholderData: keepPreviousData,
  })
}
