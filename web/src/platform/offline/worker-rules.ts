import { closedPageHeader } from '@touchline/domain/maintenance/notice'

/** Requests to the API and private files, which the worker never caches. */
const askedOfServer =
  /^\/(?:answer|auth\/v1|mcp|oauth|rest\/v1|realtime\/v1|storage\/v1|functions\/v1|feeds|webhooks|confirm|not-me|welcome|site|embed|oembed|robots\.txt|sitemap\.xml|healthz|readyz|metrics)(?:\/|$)/

/** How the worker handles a request: a file of the build, a page, or not at all. */
export function classifyRequest(path: string, mode: string): 'file' | 'page' | 'none' {
  if (path.startsWith('/assets/')) return 'file'
  if (mode !== 'navigate' || askedOfServer.test(path)) return 'none'
  return 'page'
}

/** True if our server answered, rather than a proxy that can't reach it. */
export function isFromServer({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  return status < 500 || headers.has(closedPageHeader)
}

/** Caches of versions before the last; `names` must be in order of creation. */
export function findStaleCaches(
  names: readonly string[],
  { prefix, here }: { readonly prefix: string; readonly here: string },
): readonly string[] {
  const others = names.filter((name) => name.startsWith(prefix) && name !== here)
  return others.slice(0, -1)
}
