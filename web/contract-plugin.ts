import { minifyContractRouter } from '@orpc/contract'
import { contract } from '@touchline/contract/contract'
import type { Plugin } from 'vite'

const name = 'virtual:contract-routes'

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
        ? `export const routes = ${JSON.stringify(minifyContractRouter(contract))}`
        : undefined,
  }
}
