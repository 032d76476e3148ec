import type { AfterSignOut } from './places.ts'

let left: { readonly owner: string; readonly place: string } | undefined
let requested: AfterSignOut | undefined

/** Records that someone is signing out and where to go next; undefined resets it. */
export function requestSignOut(leaveTo: AfterSignOut | undefined): void {
  requested = leaveTo
}

/** Undefined unless someone here is signing out. */
export function requestedExit(): AfterSignOut | undefined {
  return requested
}

/** Remembers in this tab where a session ended unexpectedly. */
export function rememberLeft(owner: string | undefined, place: string): void {
  if (requested !== undefined) left = undefined
  else if (owner !== undefined) left = { owner, place }
}

/** The page where that happened, for the same account only. */
export function placeAtSignOut(owner: string): string | undefined {
  const place = left?.owner === owner ? left.place : undefined
  left = undefined
  return place
}
