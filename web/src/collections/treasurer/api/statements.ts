import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type {
  StatementImportResult,
  TransferListShape,
  TransferShape,
} from '@touchline/contract/collections/shapes/transfer'
import type { Currency } from '@touchline/domain/values/money'

import { client } from '#web/platform/client/client.ts'

/** Whose bank account: a team's own, or the club's. */
export type AccountOwner = { readonly teamId: string } | { readonly clubId: string }

const keyOf = (owner: AccountOwner) =>
  'clubId' in owner
    ? (['collections', 'club-transfers', owner.clubId] as const)
    : (['collections', owner.teamId, 'transfers'] as const)

/** Bank transfers: undecided ones and those with a rest, each by fifty, and the latest decided. */
export function useTransfers(owner: AccountOwner) {
  return useInfiniteQuery({
    queryKey: [...keyOf(owner), 'waiting'],
    initialPageParam: { after: 0, afterCredits: 0 },
    queryFn: ({ pageParam: offsets }) =>
      'clubId' in owner
        ? client.collections.clubTransfers({ ...owner, ...offsets })
        : client.collections.transfers({ ...owner, ...offsets }),
    getNextPageParam: ({ transfers }, pages) => {
      const { waiting, credits, moreWaiting, moreCredits } = listsOf(pages)
      const isEmpty = !transfers.some((transfer) => isWaiting(transfer) || isCredit(transfer))
      return isEmpty || moreWaiting + moreCredits === 0
        ? undefined
        : { after: waiting.length, afterCredits: credits.length }
    },
    select: ({ pages }) => listsOf(pages),
  })
}

function listsOf(pages: readonly TransferListShape[]) {
  const transfers = pages.flatMap((page) => page.transfers)
  const waiting = transfers.filter(isWaiting)
  const credits = transfers.filter(isCredit)
  const { waitingCount = 0, creditCount = 0 } = pages.at(-1) ?? {}
  return {
    waiting,
    moreWaiting: Math.max(waitingCount - waiting.length, 0),
    credits,
    moreCredits: Math.max(creditCount - credits.length, 0),
    decided: transfers.filter(({ rest }) => rest === 0),
  }
}

const isWaiting = ({ state }: TransferShape) => state === 'waiting'
const isCredit = ({ state, rest }: TransferShape) => state === 'booked' && rest > 0

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
  return useBankMoney((statement: Statement): Promise<StatementImportResult> =>
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
