/**
 * Paths that work during maintenance: the operator's pages with their requests, sign-in, health, providers'
 * webhooks, and page files. Only plain paths count; escapes, dots or double slashes are refused.
 */
export function isExemptFromMaintenance(method: string, path: string): boolean {
  if (!plain.test(path)) return false
  if (exemptAlways.some((pattern) => pattern.test(path))) return true
  return reads(method) && (exemptToRead.has(path) || asset.test(path))
}

/** Segments of letters, digits and a few signs; none begins with a dot but `.well-known`. */
const plain =
  /^\/(?:(?:[\w~@-][\w.~@-]*|\.well-known)(?:\/(?:[\w~@-][\w.~@-]*|\.well-known))*)?\/?$/

const exemptAlways = [
  /^\/admin(?:\/|$)/,
  /^\/auth(?:\/|$)/,
  /^\/(?:confirm|not-me)$/,
  /^\/webhooks(?:\/|$)/,
  /^\/rest\/v1\/admin(?:\/|$)/,
  /^\/(?:healthz|readyz|metrics)$/,
]

/** What the operator's pages ask besides, and how everyone finds out that it is over. */
const exemptToRead = new Set([
  '/rest/v1/me',
  '/rest/v1/installation',
  '/rest/v1/maintenance',
  '/rest/v1/mailbox',
])

const asset = /^\/(?:assets\/.+|[\w-]+\.(?:css|ico|js|png|svg|txt|webmanifest|woff2))$/

function reads(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}
