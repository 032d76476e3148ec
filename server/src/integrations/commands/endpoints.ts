import { traverseContractProcedures } from '@orpc/server'
import { contract } from '@touchline/contract/contract'
import { scopeFor, type Scope } from '@touchline/domain/integrations/scopes'

const endpoints = endpointsOfContract()

/** The scope of each endpoint that takes tokens. */
export const scopeOfEndpoint: ReadonlyMap<string, Scope | undefined> = new Map(
  endpoints.map(({ name, method }) => [name, scopeFor({ name, method })]),
)

/** Their paths name neither team nor club; ids in an input may be unknown to the endpoint. */
export const endpointsOfAccounts: ReadonlySet<string> = new Set(
  endpoints.filter(({ path }) => !/\{(?:teamId|clubId)\}/.test(path)).map(({ name }) => name),
)

function endpointsOfContract() {
  const found: { readonly name: string; readonly method: string; readonly path: string }[] = []
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: endpoint, path }) => {
    const { method = 'POST', path: address = '' } = endpoint['~orpc'].route
    found.push({ name: path.join('.'), method, path: address })
  })
  return found
}
