import { sessionEnd, storedSession } from './session.ts'

/** Odd while someone leaves. */
let partings = 0
let underWay = new AbortController()
for (const part of ['leaving', 'left']) sessionEnd.addEventListener(part, () => (partings += 1))
sessionEnd.addEventListener('leaving', () => underWay.abort())
sessionEnd.addEventListener('left', () => {
  underWay = new AbortController()
})

let isAccountShown = false

/** Whether the pages on screen belong to an account. */
export function showAccount(isShown: boolean): void {
  isAccountShown = isShown
}

/**
 * Tells from now on whether a sign-out was under way then, or has happened since. The pages of the account stay
 * on screen until the sign-in page is here.
 */
export function watchParting(): () => boolean {
  const before = partings
  return () =>
    before % 2 === 1 || partings !== before || (isAccountShown && storedSession() === null)
}

/** Ends what is only read once someone leaves, and while they do: its answer would be a refusal that no one waits for. */
export function untilParting(request: Request): Request {
  if (request.method !== 'GET') return request
  return new Request(request, { signal: AbortSignal.any([request.signal, underWay.signal]) })
}
