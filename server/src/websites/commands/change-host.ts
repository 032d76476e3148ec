import { randomInt } from 'node:crypto'

import { hostNameIn } from '@touchline/domain/values/host-name'

import { recordAudit } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { siteHostIn } from '#server/platform/http/site-hosts.ts'
import type { Platform } from '#server/platform/platform.ts'

import { checkHostJob, claimAgain, claimHost, findHost, releaseHost } from '../queries/hosts.ts'
import type { Owner } from '../queries/websites.ts'

interface HostEdit {
  /** As typed; null releases the host. */
  readonly host: string | null
  readonly accountId: string
  readonly now: Date
}

/** Claims a host name, asks for another check of it, or releases it. DNS decides who has it. */
export async function changeHost(
  tx: Transaction,
  owner: Owner,
  {
    host: typed,
    accountId,
    now,
    platform,
  }: HostEdit & { readonly platform: Pick<Platform, 'config' | 'jobs'> },
): Promise<void> {
  const before = await findHost(tx, owner)
  const log = (action: 'websites.host_claimed' | 'websites.host_released', host: string) =>
    recordAudit(tx, {
      action,
      at: now,
      actorId: accountId,
      details: { host, [owner.kind]: owner.id },
    })
  if (typed === null) {
    if (before !== undefined) await log('websites.host_released', before.host)
    return releaseHost(tx, owner)
  }
  const host = requireClaimable(platform.config, typed)
  if (before?.host === host) await claimAgain(tx, owner, now)
  else if (!(await claimHost(tx, owner, { host, label: newLabel(), now })))
    throw new AppError('not_found')
  if (before?.host !== host) await log('websites.host_claimed', host)
  const data = { websiteId: owner.id }
  await platform.jobs.enqueue(tx, { name: checkHostJob, data })
}

function requireClaimable(config: Platform['config'], typed: string): string {
  const { cnameTarget } = config.hosts
  if (cnameTarget === undefined) throw new AppError('feature_off')
  const host = hostNameIn(typed)
  if (host === undefined) throw new AppError('invalid_input', { fields: { host: 'host_invalid' } })
  const isTarget = host === cnameTarget || host.endsWith(`.${cnameTarget}`)
  if (isTarget || siteHostIn(config, host) === undefined)
    throw new AppError('invalid_input', { fields: { host: 'host_ours' } })
  return host
}

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** Can't be guessed, so that a record proves who asked for it. */
function newLabel(): string {
  return Array.from({ length: 16 }, () => letters.charAt(randomInt(letters.length))).join('')
}
