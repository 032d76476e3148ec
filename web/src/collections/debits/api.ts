import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { saveFile } from '#web/members/save-file.ts'
import { client } from '#web/platform/client/client.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'

const debitsKey = (clubId: string) => ['collections', 'debits', clubId] as const
const mandatesKey = (clubId: string) => ['collections', 'mandates', clubId] as const

/** The club's direct debit settings and runs. */
export function useDebits(clubId: string) {
  return useQuery({
    queryKey: debitsKey(clubId),
    queryFn: () => client.collections.debits({ clubId }),
  })
}

type Creditor = Omit<Parameters<typeof client.collections.saveCreditor>[0], 'clubId'>

export function useSaveCreditor(clubId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (creditor: Creditor) => client.collections.saveCreditor({ clubId, ...creditor }),
    onSuccess: (answer) => takeAnswer(cache, debitsKey(clubId), answer),
  })
}

/** A club's mandates, active ones first. */
export function useMandates(clubId: string) {
  return useQuery({
    queryKey: mandatesKey(clubId),
    queryFn: () => client.collections.mandates({ clubId }),
    meta: { alsoOn: ['clubs'] },
  })
}

type Mandate = Omit<Parameters<typeof client.collections.saveMandate>[0], 'clubId'>

export function useSaveMandate(clubId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (mandate: Mandate) => client.collections.saveMandate({ clubId, ...mandate }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['collections'] }),
  })
}

export function useRevokeMandate(clubId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (mandateId: string) => client.collections.revokeMandate({ clubId, mandateId }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['collections'] }),
  })
}

/** What can be collected on a day. */
export function useDebitPreview(
  clubId: string,
  wanted: { readonly duesRunId: string | undefined; readonly dueOn: string | undefined },
) {
  return useQuery({
    queryKey: [...debitsKey(clubId), 'preview', wanted],
    queryFn: () =>
      client.collections.previewDebits({
        clubId,
        ...(wanted.duesRunId !== undefined && { duesRunId: wanted.duesRunId }),
        ...(wanted.dueOn !== undefined && { dueOn: wanted.dueOn }),
      }),
    placeholderData: (before) => before,
  })
}

type NewRun = Omit<Parameters<typeof client.collections.startDebits>[0], 'clubId'>

export function useStartDebits(clubId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (run: NewRun) => client.collections.startDebits({ clubId, ...run }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['collections'] }),
  })
}

/** A run with its bills, loaded on request. */
export function useDebitRun(clubId: string, debitRunId: string, enabled: boolean) {
  return useQuery({
    queryKey: [...debitsKey(clubId), 'run', debitRunId],
    queryFn: () => client.collections.debitRun({ clubId, debitRunId }),
    enabled,
  })
}

export function useDebitFile(clubId: string, debitRunId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => client.collections.debitFile({ clubId, debitRunId }),
    onSuccess: ({ fileName, xml }) => {
      saveFile(new Blob([xml], { type: 'application/xml' }), fileName)
      return cache.invalidateQueries({ queryKey: debitsKey(clubId) })
    },
  })
}

type Change = Parameters<typeof client.collections.changeDebits>[0]['change']

export function useChangeDebits(clubId: string, debitRunId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (change: Change) => client.collections.changeDebits({ clubId, debitRunId, change }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['collections'] }),
  })
}
