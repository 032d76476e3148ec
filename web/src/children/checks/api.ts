import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { StaffChecks } from '@touchline/contract/children/shapes/staff-checks'
import type { CheckState } from '@touchline/domain/children/staff-checks'

import { client } from '#web/platform/client/client.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'

const keyOf = (clubId: string) => ['children', 'checks', clubId] as const

export function useStaffChecks(clubId: string) {
  return useQuery({
    queryKey: keyOf(clubId),
    queryFn: () => client.children.staffChecks({ clubId }),
  })
}

export function useWantChecks(clubId: string) {
  return useSaving(clubId, (isWanted: boolean) => client.children.wantChecks({ clubId, isWanted }))
}

interface Recorded {
  readonly accountId: string
  readonly state: CheckState
  readonly checkedOn: string
  readonly endsOn: string
}

export function useRecordCheck(clubId: string) {
  return useSaving(clubId, (check: Recorded) => client.children.recordCheck({ clubId, ...check }))
}

export function useForgetCheck(clubId: string) {
  return useSaving(clubId, (accountId: string) =>
    client.children.forgetCheck({ clubId, accountId }),
  )
}

/** Each answer is the whole list anew. */
function useSaving<Wish>(clubId: string, send: (wish: Wish) => Promise<StaffChecks>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (checks) => {
      takeAnswer(cache, keyOf(clubId), checks)
      return cache.invalidateQueries({ queryKey: ['teams'] })
    },
  })
}
