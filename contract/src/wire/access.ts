import { oc, type AnyContractProcedure } from '@orpc/contract'

/**
 * Begins an endpoint that answers people who are not signed in. All others are for accounts: the
 * server refuses anybody else before it reads what they sent.
 */
export const openToAnyone = oc
  .$meta<{ access?: 'anyone' }>({ access: 'anyone' })
  .$route({ spec: (operation) => ({ ...operation, security: [] }) })

export function isOpenToAnyone(endpoint: AnyContractProcedure): boolean {
  const meta: unknown = endpoint['~orpc'].meta
  return typeof meta === 'object' && meta !== null && 'access' in meta && meta.access === 'anyone'
}
