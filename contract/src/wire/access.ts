import { oc, type AnyContractProcedure } from '@orpc/contract'
import { z } from 'zod'

const accesses = ['anyone', 'account', 'operator', 'team', 'club'] as const

/**
 * Who may call an operation: anyone, signed-in accounts, operators, or people of the team or club in its
 * path.
 */
export type Access = (typeof accesses)[number]

/** What an operation says of itself beside its shapes. */
export interface OperationMeta {
  readonly access: Access
  /** What the caller must be allowed to do there, by its name in the table of permissions. */
  readonly permission?: string | undefined
  /** Who has the permission, for readers of the API: 'coaches and admins'. */
  readonly allowed?: string | undefined
  /** `long`: many rows, compared with their shape in tests only. */
  readonly answer?: 'long' | undefined
}

const metaShape = z.object({
  access: z.enum(accesses),
  permission: z.string().optional(),
  allowed: z.string().optional(),
  answer: z.literal('long').optional(),
})

/** Begins every operation. */
export const operation = (meta: OperationMeta) => oc.$meta<OperationMeta>(meta)

/** What an operation says of itself. */
export function metaOf(procedure: { readonly '~orpc': { readonly meta: unknown } }): OperationMeta {
  return metaShape.parse(procedure['~orpc'].meta)
}

/** Begins an operation for visitors. All others need an account, checked before the body is read. */
export const openToAnyone = operation({ access: 'anyone' })

/** Begins an operation for every signed-in account, on what is theirs. */
export const forAccounts = operation({ access: 'account' })

/** Begins an operation for operators of the installation; for everyone else it is not found. */
export const forOperators = operation({ access: 'operator' })

export function isOpenToAnyone(endpoint: AnyContractProcedure): boolean {
  return metaOf(endpoint).access === 'anyone'
}

/** Whether an operation answers with many rows, which are compared with their shape in tests only. */
export function isLongAnswer(endpoint: AnyContractProcedure): boolean {
  return metaOf(endpoint).answer === 'long'
}
