import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { client } from '#web/platform/client/client.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'

export const debitsKey = (clubId: string) => ['collections', 'debits', clubId] as const
const mandatesKey = (clubId: string) => ['collections', 'mandates', clubId] as const

/** How a club collects, and what it has collected. */
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

/** Mandates of a club, those in use first. */
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
