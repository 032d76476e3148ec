import { farewell } from './session.ts'

/** Odd while somebody leaves. */
let partings = 0
for (const part of ['leaving', 'left']) farewell.addEventListener(part, () => (partings += 1))

/** From now on: whether somebody was leaving then, or has left since. */
export function watchParting(): () => boolean {
  const before = partings
  return () => before % 2 === 1 || partings !== before
}
