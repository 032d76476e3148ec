import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Currency } from '@touchline/domain/values/money'

import { client } from '#web/platform/client/client.ts'

import { useTeamMoney } from './bank.ts'

/** Bank transfers: undecided ones, those with a rest, and the latest decided. */
export function useTransfers(teamId: string) {
  return useQuery({
    queryKey: ['collections', teamId, 'transfers'],
    queryFn: () => client.collections.transfers({ teamId }),
    select: ({ transfers }) => ({
      waiting: transfers.filter(({ state }) => state === 'waiting'),
      credits: transfers.filter(({ state, rest }) => state === 'booked' && rest > 0),
      decided: transfers.filter(({ rest }) => rest === 0),
    }),
  })
}

interface Statement {
  readonly fileName: string
  readonly base64: string
  readonly currency: Currency
}

export function useImportStatement(teamId: string) {
  return useTeamMoney(teamId, (statement: Statement) =>
    client.collections.importStatement({ teamId, ...statement }),
  )
}

export type ImportedStatement = NonNullable<ReturnType<typeof useImportStatement>['data']>

interface TransferDecision {
  readonly transferId: string
  /** An empty list: it pays no bill. Null: undoes the decision. */
  readonly parts: readonly { readonly billId: string; readonly amount: number }[] | null
}

export function useDecideTransfer(teamId: string) {
  return useTeamMoney(teamId, ({ transferId, parts }: TransferDecision) =>
    client.collections.decideTransfer({ teamId, transferId, parts: parts && [...parts] }),
  )
}

interface BillSearch {
  readonly teamId: string
  readonly transferId: string
  readonly search: string
}

/** Every bill that a transfer may be for, by a name, a number or a reference. */
export function useTransferBills({ teamId, transferId, search }: BillSearch) {
  return useQuery({
    queryKey: ['collections', teamId, 'transfers', transferId, 'bills', search],
    queryFn: () => client.collections.transferBills({ teamId, transferId, search }),
    select: ({ bills }) => bills,
    placeholderData: keepPreviousData,
  })
}
