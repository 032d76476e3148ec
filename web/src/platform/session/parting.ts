import { farewell } from './session.ts'

/** Odd while somebody leaves. */
let partings = 0
let underWay = new AbortController()
for (const part of ['leaving', 'left']) farewell.addEventListener(part, () => (partings += 1))
farewell.addEventListener('leaving', () => underWay.abort())
farewell.addEventListener('left', () => {
  underWay = new AbortController()
})

/** From now on: whether somebody was leaving then, or has left since. */
export function watchParting(): () => boolean {
  const before = partings
  return () => before % 2 === 1 || partings !== before
}

/** Ends what is only read once somebody leaves, and while they do: its answer would be a refusal that nobody waits for. */
export function untilParting(request: Request): Request {
  if (request.method !== 'GET') return request
  return new Request(request, { signal: AbortSignal.any([request.signal, underWay.signal]) })
}
