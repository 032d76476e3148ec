import { useQuery } from '@tanstack/react-query'

import { client } from '#web/platform/client/client.ts'

const freshMs = 2000

/** The letters this installation keeps. News of letters are not announced, so it looks every few seconds. */
export function useMailbox() {
  return useQuery({
    queryKey: ['operations', 'mailbox'],
    queryFn: () => client.operations.mailbox({}),
    refetchInterval: freshMs,
    retry: false,
  })
}
