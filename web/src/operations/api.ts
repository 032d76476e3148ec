import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AccountAction } from '@touchline/contract/operations/shapes/accounts'

import { client } from '#web/platform/client/client.ts'
import { tellClosure } from '#web/platform/client/closure.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'

const freshMs = 2000

/** The letters this installation keeps. News of letters are not announced, so it looks every few seconds. */
export function useMailbox() {
  return useQuery({
    queryKey: ['operations', 'mailbox'],
    queryFn: () => client.operations.mailbox({}),
    refetchInterval: freshMs,
    retry: false,
  })
}

const figuresFreshMs = 15_000

/** How the installation does; counted anew while the page is open. */
export function useFigures() {
  return useQuery({
    queryKey: ['operations', 'figures'],
    queryFn: () => client.operations.figures(),
    refetchInterval: figuresFreshMs,
  })
}

const firstPage: string | undefined = undefined
const accountsKey = ['operations', 'accounts'] as const

/** Accounts whose address begins like this; the newest ones when nothing is searched. */
export function useOperatedAccounts(search: string) {
  return useInfiniteQuery({
    queryKey: [...accountsKey, search],
    queryFn: ({ pageParam }) =>
      client.operations.accounts({
        search,
        ...(pageParam === undefined ? {} : { cursor: pageParam }),
      }),
    initialPageParam: firstPage,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })
}

interface Act {
  readonly accountId: string
  readonly action: AccountAction
  readonly reason: string
}

export function useActOnAccount() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (act: Act) => client.operations.act(act),
    onSettled: () => cache.invalidateQueries({ queryKey: ['operations'] }),
  })
}

const mailKey = ['operations', 'mail'] as const

/** Letters that did not arrive, the newest first. */
/** Text messages that nobody got. */
export function useFailedTexts() {
  return useQuery({
    queryKey: ['operations', 'texts'],
    queryFn: () => client.operations.failedTexts(),
    select: ({ texts }) => texts,
  })
}

export function useFailedLetters() {
  return useInfiniteQuery({
    queryKey: mailKey,
    queryFn: ({ pageParam }) =>
      client.operations.failedLetters(pageParam === undefined ? {} : { cursor: pageParam }),
    initialPageParam: firstPage,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })
}

/** Sends one letter again; without an id all that can be. */
export function useRetryLetters() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (mailId: string | undefined) =>
      mailId === undefined
        ? client.operations.retryLetters()
        : client.operations.retryLetter({ mailId }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['operations'] }),
  })
}

const maintenanceKey = ['operations', 'maintenance'] as const

export function useMaintenance() {
  return useQuery({
    queryKey: maintenanceKey,
    queryFn: () => client.operations.maintenance(),
  })
}

interface MaintenanceWish {
  readonly isOn: boolean
  readonly message?: string
  readonly until?: string | null
}

export function useSwitchMaintenance() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (wish: MaintenanceWish) => client.operations.switchMaintenance(wish),
    onSuccess: (now) => {
      takeAnswer(cache, maintenanceKey, now)
      if (!now.isOn) tellClosure(undefined)
    },
  })
}

export interface AuditSearch {
  readonly person: string
  readonly action?: string
  readonly since?: string
  readonly until?: string
}

/** The log, the newest entries first. */
export function useAudit(search: AuditSearch) {
  return useInfiniteQuery({
    queryKey: ['operations', 'audit', search],
    queryFn: ({ pageParam }) =>
      client.operations.audit({
        ...search,
        ...(pageParam === undefined ? {} : { cursor: pageParam }),
      }),
    initialPageParam: firstPage,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })
}
