import { type AnyContractRouter, minifyContractRouter } from '@orpc/contract'
import { contract, functions } from '@touchline/contract/contract'
import type { Plugin } from 'vite'

const name = 'virtual:contract-routes'

/** Of an endpoint's route, for those who read about the interface. */
const forReaders = new Set(['summary', 'description', 'successDescription', 'tags'])

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
        ? `export const routes = ${bare(contract)}; export const functionRoutes = ${bare(functions)}`
        : undefined,
  }
}

function bare(router: AnyContractRouter): string {
  return JSON.stringify(minifyContractRouter(router), withoutWords)
}

function withoutWords(key: string, value: unknown): unknown {
  const isRoute = key === 'route' && typeof value === 'object' && value !== null && 'path' in value
  if (!isRoute) return value
  return Object.fromEntries(Object.entries(value).filter(([part]) => !forReaders.has(part)))
}
