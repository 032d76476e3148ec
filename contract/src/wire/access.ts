import { oc, type AnyContractProcedure } from '@orpc/contract'
import { z } from 'zod'

const accesses = ['anyone', 'account', 'operator', 'team', 'club'] as const

/**
 * Who may call an operation: anyone, signed-in accounts, operators, or people of the team or club in its
 * path.
 */
export type Access = (typeof accesses)[number]

/** The metadata of an operation. */
export interface OperationMeta {
  readonly access: Access
  /** What the caller must be allowed to do there, by its name in the table of permissions. */
  readonly permission?: string | undefined
  /** Who has the permission, for readers of the API: "coaches and admins". */
  readonly allowed?: string | undefined
  /** `long`: many rows, checked against their schema in tests only. */
  readonly answer?: 'long' | undefined
}

const metaShape = z.object({
  access: z.enum(accesses),
  permission: z.string().optional(),
  allowed: z.string().optional(),
  answer: z.literal('long').optional(),
})

/** Starts the definition of every operation. */
export const operation = (meta: OperationMeta) => oc.$meta<OperationMeta>(meta)

/** The metadata of an operation. */
export function metaOf(procedure: { readonly '~orpc': { readonly meta: unknown } }): OperationMeta {
  return metaShape.parse(procedure['~orpc'].meta)
}

/** For visitors. All other operations need an account, which is checked before the body is read. */
export const publicOperation = operation({ access: 'anyone' })

/** For every signed-in account, on its own data. */
export const accountOperation = operation({ access: 'account' })

/** For operators of the installation; not found for everyone else. */
export const operatorOperation = operation({ access: 'operator' })

export function isPublicOperation(endpoint: AnyContractProcedure): boolean {
  return metaOf(endpoint).access === 'anyone'
}

/** Whether an operation returns many rows, which are checked against their schema in tests only. */
export function hasLongResponse(endpoint: AnyContractProcedure): boolean {
  return metaOf(endpoint).answer === 'long'
}
