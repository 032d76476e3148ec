import type { Instalment } from '@touchline/domain/collections/instalments'

import { client } from '#web/platform/client/client.ts'

import { useBillChange } from './bills.ts'
import type { CollectionKey } from './keys.ts'

export type Decision =
  | { readonly kind: 'reduced'; readonly amount: number }
  | { readonly kind: 'parted'; readonly parts: readonly Instalment[] }
  | { readonly kind: 'refused' }

interface RequestAnswer {
  readonly requestId: string
  readonly decision: Decision
  readonly answer: string
}

export function useAnswerRequest(key: CollectionKey) {
  return useBillChange(key, ({ decision, ...answer }: RequestAnswer) =>
    client.collections.answerRequest({
      ...key,
      ...answer,
      decision:
        decision.kind === 'parted' ? { kind: 'parted', parts: [...decision.parts] } : decision,
    }),
  )
}
