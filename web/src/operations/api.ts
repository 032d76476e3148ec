import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AccountAction } from '@touchline/contract/operations/shapes/accounts'
import type {
  GroupAction,
  GroupKind,
  AdminGroup,
} from '@touchline/contract/operations/shapes/groups'
import type { Limits } from '@touchline/domain/values/limits'

import { client } from '#web/platform/client/client.ts'
import { setClosure } from '#web/platform/client/closure.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'

const freshMs = 2000

/** The emails this installation keeps; they are not announced, so this polls. */
export function useMailbox() {
  return useQuery({
    queryKey: ['operations', 'mailbox'],
    queryFn: () => client.operations.mailbox({}),
    refetchInterval: freshMs,
    retry: false,
  })
}

const figuresFreshMs = 15_000

/** Figures of the installation; polled while the page is open. */
export function useFigures() {
  return useQuery({
    queryKey: ['operations', 'figures'],
    queryFn: () => client.operations.figures(),
    refetchInterval: figuresFreshMs,
  })
}

const firstPage: string | undefined = undefined
const accountsKey = ['operations', 'accounts'] as const

/** Accounts whose address begins with the search; the newest ones without a search. */
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

/** Clubs or teams by words of their name; the newest ones without a search. */
export function useGroups({ kind, search }: { readonly kind: GroupKind; readonly search: string }) {
  return useInfiniteQuery({
    queryKey: ['operations', 'groups', kind, search],
    queryFn: ({ pageParam }) =>
      client.operations.groups({
        kind,
        search,
        ...(pageParam === undefined ? {} : { cursor: pageParam }),
      }),
    initialPageParam: firstPage,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    // While a file is being made.
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ groups }) =>
        groups.some((group) => group.export?.state === 'waiting'),
      ) === true && freshMs,
  })
}

interface ActOnGroup {
  readonly kind: GroupKind
  readonly groupId: string
  readonly action: GroupAction
  readonly reason: string
}

export function useActOnGroup() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (act: ActOnGroup) => client.operations.actOnGroup(act),
    onSettled: () => cache.invalidateQueries({ queryKey: ['operations'] }),
  })
}

interface ConfigureGroup {
  readonly kind: GroupKind
  readonly groupId: string
  readonly limits?: Limits
  readonly features?: AdminGroup['features']
  readonly reason: string
}

export function useConfigureGroup() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (settings: ConfigureGroup) => client.operations.configureGroup(settings),
    onSettled: () => cache.invalidateQueries({ queryKey: ['operations'] }),
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

/** Failed emails and texts, newest first. */
export function useFailedMail() {
  return useInfiniteQuery({
    queryKey: mailKey,
    queryFn: ({ pageParam }) =>
      client.operations.failedMail(pageParam === undefined ? {} : { cursor: pageParam }),
    initialPageParam: firstPage,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })
}

/** Sends one email again; without an id all that can be. */
export function useRetryMail() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (mailId: string | undefined) =>
      client.operations.retryMail(mailId === undefined ? {} : { mailId }),
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

interface MaintenanceChange {
  readonly isOn: boolean
  readonly message?: string
  readonly until?: string | null
}

export function useSwitchMaintenance() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (change: MaintenanceChange) => client.operations.switchMaintenance(change),
    onSuccess: (now) => {
      takeAnswer(cache, maintenanceKey, now)
      if (!now.isOn) setClosure(undefined)
    },
  })
}

export interface AuditSearch {
  readonly person: string
  readonly action?: string
  readonly since?: string
  readonly until?: string
}

/** The audit log, newest first. */
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
