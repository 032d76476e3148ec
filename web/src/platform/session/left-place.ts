import { farewell } from './session.ts'

let left: { readonly owner: string; readonly place: string } | undefined
let isOwnWish = false

farewell.addEventListener('leaving', () => {
  isOwnWish = true
})
farewell.addEventListener('left', () => {
  isOwnWish = false
})

/** Remembers in this tab where a session ended that nobody here wanted to end. */
export function rememberLeft(owner: string | undefined, place: string): void {
  if (isOwnWish) left = undefined
  else if (owner !== undefined) left = { owner, place }
}

/** Where the same person was; whoever else signs in is not led there. */
export function placeLeftBy(owner: string): string | undefined {
  const place = left?.owner === owner ? left.place : undefined
  left = undefined
  return place
}
