import { useQuery } from '@tanstack/react-query'
import type { Currency } from '@touchline/domain/values/money'

import { client } from '#web/platform/client/client.ts'

import { useTeamMoney } from './bank.ts'

/** Transfers that wait for somebody to say what they are for. */
export function useTransfers(teamId: string) {
  return useQuery({
    queryKey: ['collections', teamId, 'transfers'],
    queryFn: () => client.collections.transfers({ teamId }),
    select: ({ transfers }) => transfers.filter(({ state }) => state === 'waiting'),
  })
}

interface Statement {
  readonly fileName: string
  readonly base64: string
  readonly currency: Currency
}

export function useBringStatement(teamId: string) {
  return useTeamMoney(teamId, (statement: Statement) =>
    client.collections.bringStatement({ teamId, ...statement }),
  )
}

export type Brought = NonNullable<ReturnType<typeof useBringStatement>['data']>

interface TransferDecision {
  readonly transferId: string
  /** Null: it is for none of the bills. */
  readonly billId: string | null
}

export function useDecideTransfer(teamId: string) {
  return useTeamMoney(teamId, (decision: TransferDecision) =>
    client.collections.decideTransfer({ teamId, ...decision }),
  )
}
