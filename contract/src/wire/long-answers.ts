import { oc, type AnyContractProcedure } from '@orpc/contract'

/**
 * Begins an endpoint that answers with many rows. The server writes them field by field, so it compares
 * the answer with its shape in tests only.
 */
export const longAnswer = oc.$meta<{ answer?: 'long' }>({ answer: 'long' })

export function isLongAnswer(endpoint: AnyContractProcedure): boolean {
  const meta: unknown = endpoint['~orpc'].meta
  return typeof meta === 'object' && meta !== null && 'answer' in meta && meta.answer === 'long'
}
