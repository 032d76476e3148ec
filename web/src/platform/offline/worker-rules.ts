import { closedPageHeader } from '@touchline/domain/maintenance/notice'

/** What is asked of the server, and files that belong to someone, are never kept by the worker. */
const askedOfServer =
  /^\/(?:answer|auth\/v1|rest\/v1|realtime\/v1|storage\/v1|functions\/v1|feeds|webhooks|confirm|not-me|welcome|healthz|readyz|metrics)(?:\/|$)/

/** What the worker has to do with a request: a file of the build, a page to open, or nothing. */
export function placeOf(path: string, mode: string): 'file' | 'page' | 'none' {
  if (path.startsWith('/assets/')) return 'file'
  if (mode !== 'navigate' || askedOfServer.test(path)) return 'none'
  return 'page'
}

/** Whether the server itself has spoken: of a proxy that does not reach it no one has to hear. */
export function isSpoken({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  return status < 500 || headers.has(closedPageHeader)
}

/** Caches of versions before the last one; `names` come in the order in which they were made. */
export function staleCaches(
  names: readonly string[],
  { prefix, here }: { readonly prefix: string; readonly here: string },
): readonly string[] {
  const others = names.filter((name) => name.startsWith(prefix) && name !== here)
  return others.slice(0, -1)
}
