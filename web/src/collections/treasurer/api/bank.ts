import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { PayoutAddress } from '@touchline/contract/collections/shapes/collection'

import { client } from '#web/platform/client/client.ts'

interface Account {
  readonly holder: string | null
  readonly iban: string | null
  readonly address?: PayoutAddress
  readonly password?: string
}

/** The account for transfers; both null removes it. */
export function useSetAccount(teamId: string) {
  return useTeamMoney(teamId, (account: Account) =>
    client.collections.setPayout({ teamId, ...account }),
  )
}

/** A change to where money goes or comes; refetches related data. */
function useTeamMoney<Input, Answer>(teamId: string, act: (input: Input) => Promise<Answer>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSettled: () => cache.invalidateQueries({ queryKey: ['collections', teamId] }),
  })
}
