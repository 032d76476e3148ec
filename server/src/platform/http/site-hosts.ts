import { isLocal, requestedHost } from '@touchline/domain/values/host-name'

import type { Config } from '../config.ts'

/** Where requests to clubs' own hosts are sent: no other route begins with it. */
export const siteHostPrefix = '/site-host'

/**
 * The host that a request names unless it is the operator's, for which this is undefined. Everything
 * else may show a club's website and nothing more, also names that are no longer one's.
 */
export function siteHostIn(
  { hosts }: Pick<Config, 'hosts'>,
  header: string | undefined,
): string | undefined {
  if (hosts.cnameTarget === undefined || header === undefined) return undefined
  const host = requestedHost(header)
  return isLocal(host) || hosts.operators.has(host) ? undefined : host
}
