import { useMutation, useQuery } from '@tanstack/react-query'

import { client } from '#web/platform/client/client.ts'

/** What is lost with my account. Never cached, because other people change it. */
export function useDeletionPreview() {
  return useQuery({
    queryKey: ['privacy', 'deletion'],
    queryFn: async () => {
      const answer = await client.privacy.askForDeletion({ preview: true })
      if ('preview' in answer) return answer.preview
      throw new TypeError('not a preview')
    },
    gcTime: 0,
  })
}

export function useAskForDeletion() {
  return useMutation({
    mutationFn: async (password: string | undefined) => {
      const answer = await client.privacy.askForDeletion(password === undefined ? {} : { password })
      if ('preview' in answer) throw new TypeError('only a preview')
      return answer
    },
  })
}
