import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Feature } from '@touchline/domain/values/features'

import { client } from '#web/platform/client/client.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'

const key = ['operations', 'features'] as const

export function useFeatures() {
  return useQuery({ queryKey: key, queryFn: () => client.operations.features() })
}

interface FeaturesChange {
  readonly features: Record<Feature, boolean>
  readonly reason: string
}

export function useSetFeatures() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (change: FeaturesChange) => client.operations.setFeatures(change),
    async onSuccess(now) {
      takeAnswer(cache, key, now)
      // The operator's own menus change, too.
      await cache.invalidateQueries()
    },
  })
}
