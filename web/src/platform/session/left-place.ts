import type { Onward } from './places.ts'

let left: { readonly owner: string; readonly place: string } | undefined
let input: Onward | undefined

/** Someone here ends the session and goes on there; undefined when that is over. */
export function requestSignOut(onward: Onward | undefined): void {
  input = onward
}

/** Undefined while no one here wants to leave. */
export function requestedOnward(): Onward | undefined {
  return input
}

/** Remembers in this tab where a session ended that no one here wanted to end. */
export function rememberLeft(owner: string | undefined, place: string): void {
  if (input !== undefined) left = undefined
  else if (owner !== undefined) left = { owner, place }
}

/** The last page, for the same person only. */
export function placeLeftBy(owner: string): string | undefined {
  const place = left?.owner === owner ? left.place : undefined
  left = undefined
  return place
}
