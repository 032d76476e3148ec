import type { Onward } from './places.ts'

let left: { readonly owner: string; readonly place: string } | undefined
let input: Onward | undefined

/** Records that someone is signing out and where to go next; undefined resets it. */
export function requestSignOut(onward: Onward | undefined): void {
  input = onward
}

/** Undefined unless someone here is signing out. */
export function requestedOnward(): Onward | undefined {
  return input
}

/** Remembers in this tab where a session ended unexpectedly. */
export function rememberLeft(owner: string | undefined, place: string): void {
  if (input !== undefined) left = undefined
  else if (owner !== undefined) left = { owner, place }
}

/** The page where that happened, for the same account only. */
export function placeLeftBy(owner: string): string | undefined {
  const place = left?.owner === owner ? left.place : undefined
  left = undefined
  return place
}
