declare module 'virtual:contract-routes' {
  import type { contract, functions } from '@touchline/contract/contract'

  /** Methods and paths of the contract; see web/contract-plugin.ts. */
  export const routes: typeof contract

  /** The same of the functions of the specification. */
  export const functionRoutes: typeof functions
}
