import { Resolver } from 'node:dns/promises'

import type { DnsAnswer } from '@touchline/domain/websites/host'

import type { Platform } from '#server/platform/platform.ts'

import type { AskDns } from './check-host.ts'

/** Per name server and try (ms). */
const patience = { timeout: 3000, tries: 2 } as const

/** Asks the operator's name servers, or those of the machine. */
export function openDns({ config }: Pick<Platform, 'config'>): AskDns {
  return async (host) => {
    const resolver = new Resolver(patience)
    if (config.hosts.dnsServers.length > 0) resolver.setServers(config.hosts.dnsServers)
    const targets = await answerOr(resolver.resolveCname(host))
    if (targets.kind !== 'found') return targets
    if (targets.answer !== undefined) return { kind: 'cname', targets: targets.answer }
    // Where a zone begins, there can't be a CNAME record (RFC 1912, 2.4).
    const zone = await answerOr(resolver.resolveSoa(host))
    return zone.kind === 'found' ? { kind: 'none', isBare: zone.answer !== undefined } : zone
  }
}

type Answered<Answer> =
  | { readonly kind: 'found'; readonly answer: Answer | undefined }
  | Extract<DnsAnswer, { kind: 'unreachable' }>

/** There is no such name or record (RFC 1035); every other failure is no answer. */
const none = new Set(['ENOTFOUND', 'ENODATA'])

function answerOr<Answer>(asked: Promise<Answer>): Promise<Answered<Answer>> {
  return asked.then(
    (answer) => ({ kind: 'found', answer }),
    (error: unknown) =>
      error instanceof Error && 'code' in error && none.has(String(error.code))
        ? { kind: 'found', answer: undefined }
        : { kind: 'unreachable' },
  )
}
