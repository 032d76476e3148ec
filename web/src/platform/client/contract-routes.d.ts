declare module 'virtual:contract-routes' {
  import type { contract } from '@touchline/contract/contract'

  /** Methods and paths of the contract; see web/contract-plugin.ts. */
  export const routes: typeof contract
}
