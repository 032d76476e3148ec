import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { client } from '#web/platform/client/client.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'

/** Whose website it is: a club's, or that of a team without one. */
export type Owner = { readonly clubId: string } | { readonly teamId: string }

const keyOf = (owner: Owner) => ['websites', owner] as const

export function useWebsite(owner: Owner) {
  return useQuery({
    queryKey: keyOf(owner),
    queryFn: () =>
      'clubId' in owner ? client.websites.ofClub(owner) : client.websites.ofTeam(owner),
  })
}

export type Website = NonNullable<ReturnType<typeof useWebsite>['data']>

/** Claims a host, asks for another check of it, or releases it (null). */
export function useSaveHost(owner: Owner) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (host: string | null) =>
      'clubId' in owner
        ? client.websites.saveHostOfClub({ ...owner, host })
        : client.websites.saveHostOfTeam({ ...owner, host }),
    onSuccess: (website) => takeAnswer(cache, keyOf(owner), website),
  })
}

type WebsiteEdit = Omit<Parameters<typeof client.websites.saveOfClub>[0], 'clubId'>

export function useSaveWebsite(owner: Owner) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (edit: WebsiteEdit) =>
      'clubId' in owner
        ? client.websites.saveOfClub({ ...owner, ...edit })
        : client.websites.saveOfTeam({ ...owner, ...edit }),
    onSuccess: (website) => takeAnswer(cache, keyOf(owner), website),
  })
}
