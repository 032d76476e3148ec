import { type AnyContractRouter, minifyContractRouter } from '@orpc/contract'
import { contract, functions } from '@touchline/contract/contract'
import type { Plugin } from 'vite'
import { z } from 'zod'

const name = 'virtual:contract-routes'

/** Of an endpoint's route, for those who read about the interface, and what the browser takes as it comes. */
const forReaders = new Set([
  'summary',
  'description',
  'successDescription',
  'successStatus',
  'tags',
])

/**
 * Gives the browser the contract's methods and paths without its shapes: a few kilobytes instead of
 * the whole schema library on every page.
 */
export function contractRoutes(): Plugin {
  return {
    name: 'touchline-contract-routes',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}`
        ? `${ofRoute}\nexport const routes = ${bare(contract)}\nexport const functionRoutes = ${bare(functions)}`
        : undefined,
  }
}

/** What surrounds each route is the same: written once, it is not half of the table. */
const ofRoute =
  "const r = (method, path, more) => ({ '~orpc': { errorMap: {}, meta: {}, route: { method, path, ...more } } })"

const endpointShape = z.object({
  '~orpc': z.object({ route: z.looseObject({ method: z.string(), path: z.string() }) }),
})

/** The table as an expression. */
function bare(router: AnyContractRouter): string {
  return expressionOf(JSON.parse(JSON.stringify(minifyContractRouter(router))))
}

function expressionOf(node: unknown): string {
  const endpoint = endpointShape.safeParse(node)
  if (!endpoint.success) {
    const parts = Object.entries(z.record(z.string(), z.unknown()).parse(node))
    const said = parts.map(([key, part]) => `${JSON.stringify(key)}:${expressionOf(part)}`)
    return `{${said.join()}}`
  }
  const { method, path, ...words } = endpoint.data['~orpc'].route
  const more = Object.entries(words).filter(([part]) => !forReaders.has(part))
  const said = more.length === 0 ? [method, path] : [method, path, Object.fromEntries(more)]
  return `r(${said.map((part) => JSON.stringify(part)).join()})`
}
