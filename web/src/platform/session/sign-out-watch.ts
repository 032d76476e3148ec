import { sessionEnd, storedSession } from './session.ts'

/** Odd during a sign-out. */
let partings = 0
let underWay = new AbortController()
for (const part of ['leaving', 'left']) sessionEnd.addEventListener(part, () => (partings += 1))
sessionEnd.addEventListener('leaving', () => underWay.abort())
sessionEnd.addEventListener('left', () => {
  underWay = new AbortController()
})

let isAccountShown = false

/** Whether an account's pages are displayed. */
export function setAccountShown(isShown: boolean): void {
  isAccountShown = isShown
}

/**
 * Returns a function that tells whether a sign-out is or was in progress since. The account's pages
 * stay until the sign-in page is shown.
 */
export function watchSignOut(): () => boolean {
  const before = partings
  return () =>
    before % 2 === 1 || partings !== before || (isAccountShown && storedSession() === null)
}

/** Aborts reads during a sign-out, because the server would refuse them. */
export function abortOnSignOut(request: Request): Request {
  if (request.method !== 'GET') return request
  return new Request(request, { signal: AbortSignal.any([request.signal, underWay.signal]) })
}
