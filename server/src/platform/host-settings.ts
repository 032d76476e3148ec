import { isIP } from 'node:net'

import { hostNameIn } from '@touchline/domain/values/host-name'
import { z } from 'zod'

import { listOf } from './setting-shapes.ts'

/** The variables for websites at clubs' own host names. */
export const hostShape = {
  WEBSITES_CNAME_TARGET: z
    .string()
    .refine(
      (value) => hostNameIn(value) === value,
      'has to be a host name in small letters such as sites.club.example',
    )
    .optional(),
  DNS_SERVERS: listOf(
    isNameServer,
    'has to be IP addresses such as 192.0.2.53, with a port if it is not 53',
  ).default([]),
} as const

type Parsed = z.infer<z.ZodObject<typeof hostShape>>

/** The parsed variables under the names used in code, and the host names of the operator's addresses. */
export function hostSettings(env: Parsed, addresses: readonly string[]) {
  const names = addresses.map((address) => URL.parse(address)?.hostname)
  return {
    cnameTarget: env.WEBSITES_CNAME_TARGET,
    dnsServers: env.DNS_SERVERS,
    operators: new Set(names),
  }
}

/** All hosts but the operator's show websites, so its own has to be known. */
export function nameProblems(env: Parsed & { readonly PUBLIC_URL?: string | undefined }): string[] {
  return env.WEBSITES_CNAME_TARGET !== undefined && env.PUBLIC_URL === undefined
    ? ['WEBSITES_CNAME_TARGET: needs PUBLIC_URL beside it']
    : []
}

function isNameServer(entry: string): boolean {
  if (isIP(entry) !== 0) return true
  const [, v6, v4, port] = /^(?:\[(.+)\]|([\d.]+)):(\d{1,5})$/.exec(entry) ?? []
  return isIP(v6 ?? v4 ?? '') !== 0 && Number(port) > 0 && Number(port) < 65_536
}
