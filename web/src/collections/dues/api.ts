import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DuesRulesShape, DuesShape } from '@touchline/contract/collections/shapes/dues'
import type { DuesPeriod } from '@touchline/domain/collections/dues/rules'

import { client } from '#web/platform/client/client.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'

const keyOf = (clubId: string) => ['collections', 'dues', clubId] as const

/** A club's dues and billing runs. */
export function useDues(clubId: string) {
  return useQuery({
    queryKey: keyOf(clubId),
    queryFn: () => client.collections.dues({ clubId }),
  })
}

interface Saved extends Pick<DuesShape, 'currency' | 'months' | 'version'> {
  readonly rules: DuesRulesShape
}

export function useSaveDues(clubId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (saved: Saved) => client.collections.saveDues({ clubId, ...saved }),
    onSuccess: async (answer) => {
      takeAnswer(cache, keyOf(clubId), answer)
      await cache.invalidateQueries({ queryKey: [...keyOf(clubId), 'preview'] })
    },
  })
}

/** What each family would be billed. */
export function useDuesPreview(clubId: string, period: DuesPeriod) {
  return useQuery({
    queryKey: [...keyOf(clubId), 'preview', period],
    queryFn: () => client.collections.previewDues({ clubId, ...period }),
    meta: { alsoOn: ['members', 'clubs'] },
  })
}

interface NewRun extends DuesPeriod {
  readonly id: string
  readonly name: string
  readonly dueOn: string
  readonly personIds: string[]
  readonly amount: number
  readonly version: number
}

export function useBillDues(clubId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (run: NewRun) => client.collections.billDues({ clubId, ...run }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['collections'] }),
  })
}

/** Stops announced bills, or releases them. */
export function useDecidePlan(clubId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (decision: { readonly planId: string; readonly isStopped: boolean }) =>
      client.collections.decideDuesPlan({ clubId, ...decision }),
    onSuccess: (answer) => takeAnswer(cache, keyOf(clubId), answer),
  })
}

interface Exemption {
  readonly personId: string
  readonly percent: number
  readonly reason: string
}

export function useExempt(clubId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (exemption: Exemption) =>
      client.collections.exemptFromDues({ clubId, ...exemption }),
    onSuccess: () => cache.invalidateQueries({ queryKey: keyOf(clubId) }),
  })
}
