import { oc, type AnyContractProcedure } from '@orpc/contract'
import { z } from 'zod'

/** What an operation says of itself beside its shapes. */
export interface OperationMeta {
  /**
   * Who may call it: anyone, any signed-in account, or people of the team or club in its path.
   * Operations without it are for accounts.
   */
  readonly access?: 'anyone' | 'account' | 'team' | 'club'
  /** What the caller must be allowed to do there, by its name in the table of permissions. */
  readonly permission?: string
  /** `long`: many rows, compared with their shape in tests only. */
  readonly answer?: 'long'
}

const metaShape = z.object({
  access: z.enum(['anyone', 'account', 'team', 'club']).default('account'),
  permission: z.string().optional(),
  answer: z.literal('long').optional(),
})

/** Begins every operation. */
export const operation = (meta: OperationMeta) => oc.$meta<OperationMeta>(meta)

/** What an operation says of itself. */
export function metaOf(procedure: { readonly '~orpc': { readonly meta: unknown } }) {
  return metaShape.parse(procedure['~orpc'].meta)
}

/** Begins an operation for visitors. All others need an account, checked before the body is read. */
export const openToAnyone = operation({ access: 'anyone' }).$route({
  spec: (document) => ({ ...document, security: [] }),
})

export function isOpenToAnyone(endpoint: AnyContractProcedure): boolean {
  return metaOf(endpoint).access === 'anyone'
}

/** Whether an operation answers with many rows, which are compared with their shape in tests only. */
export function isLongAnswer(endpoint: AnyContractProcedure): boolean {
  return metaOf(endpoint).answer === 'long'
}
