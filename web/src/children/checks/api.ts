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

export function useRequireChecks(clubId: string) {
  return useSaving(clubId, (isRequired: boolean) =>
    client.children.requireChecks({ clubId, isRequired }),
  )
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

export function useRemoveCheck(clubId: string) {
  return useSaving(clubId, (accountId: string) =>
    client.children.removeCheck({ clubId, accountId }),
  )
}

/** Each response is the whole list. */
function useSaving<Input>(clubId: string, send: (input: Input) => Promise<StaffChecks>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (checks) => {
      takeAnswer(cache, keyOf(clubId), checks)
      return cache.invalidateQueries({ queryKey: ['teams'] })
    },
  })
}
