import { useMutation, useQuery } from '@tanstack/react-query'

import { client } from '#web/platform/client/client.ts'

/** What is lost with my account; asked anew each time, others change it. */
export function useDeletionPreview() {
  return useQuery({
    queryKey: ['privacy', 'deletion'],
    queryFn: () => client.privacy.previewDeletion(),
    gcTime: 0,
  })
}

export function useAskForDeletion() {
  return useMutation({
    mutationFn: (password: string | undefined) =>
      client.privacy.askForDeletion(password === undefined ? {} : { password }),
  })
}
