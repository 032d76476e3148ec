import { useMutation, useQuery } from '@tanstack/react-query'

import { client } from '#web/platform/client/client.ts'

/** What is lost with my account; asked anew each time, others change it. */
export function useDeletionPreview() {
  return useQuery({
    queryKey: ['home', 'deletion'],
    queryFn: () => client.home.previewDeletion(),
    gcTime: 0,
  })
}

export function useAskForDeletion() {
  return useMutation({
    mutationFn: (password: string | undefined) =>
      client.home.askForDeletion(password === undefined ? {} : { password }),
  })
}
