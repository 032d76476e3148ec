import { traverseContractProcedures, type AnyRouter } from '@orpc/server'
import { isOpenToAnyone } from '@touchline/contract/wire/access'

/** Whether somebody who is not signed in may ask this: by what the contract says of each endpoint. */
export function openPathsOf(router: AnyRouter): (method: string, path: string) => boolean {
  const open: { method: string; pattern: URLPattern }[] = []
  traverseContractProcedures({ router, path: [] }, ({ contract }) => {
    if (!isOpenToAnyone(contract)) return
    const { method = 'POST', path = '/' } = contract['~orpc'].route
    const pathname = path.replaceAll(/\{(\w+)\}/g, ':$1')
    open.push({ method, pattern: new URLPattern({ pathname }) })
  })
  return (method, path) =>
    open.some((one) => one.method === method && one.pattern.test({ pathname: path }))
}
