import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SitePageChange } from '@touchline/contract/operations/shapes/site-pages'

import { client } from '#web/platform/client/client.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'

const key = ['operations', 'site-pages'] as const

/** The imprint and the privacy page in every language. */
export function useSitePages() {
  return useQuery({
    queryKey: key,
    queryFn: () => client.operations.sitePageTexts(),
    select: ({ texts }) => texts,
  })
}

export function useWriteSitePage() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (change: SitePageChange) => client.operations.writeSitePage(change),
    onSuccess: (all) => takeAnswer(cache, key, all),
  })
}
