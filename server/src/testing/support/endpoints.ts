import { traverseContractProcedures } from '@orpc/server'
import { contract } from '@touchline/contract/contract'
import { isPublicOperation, metaOf, type Access } from '@touchline/contract/wire/access'

export interface Endpoint {
  /** Its key in the contract: "members.add". */
  readonly name: string
  readonly method: string
  /** With placeholders for ids: "/teams/{teamId}/members". */
  readonly path: string
  readonly access: Access
  readonly isOpen: boolean
}

/** Every endpoint of the contract. */
export function endpoints(): Endpoint[] {
  const found: Endpoint[] = []
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: endpoint, path }) => {
    const { route } = endpoint['~orpc']
    found.push({
      name: path.join('.'),
      method: route.method ?? 'POST',
      path: route.path ?? '',
      access: metaOf(endpoint).access,
      isOpen: isPublicOperation(endpoint),
    })
  })
  return found
}
