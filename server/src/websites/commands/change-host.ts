import { randomInt } from 'node:crypto'

import { hostNameIn } from '@touchline/domain/values/host-name'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { siteHostIn } from '#server/platform/http/site-hosts.ts'
import type { Platform } from '#server/platform/platform.ts'

import { checkHostJob, claimAgain, claimHost, findHost, releaseHost } from '../queries/hosts.ts'
import type { Owner } from '../queries/websites.ts'

interface HostEdit {
  /** As typed; null releases the host. */
  readonly host: string | null
  readonly now: Date
}

/** Claims a host name, asks for another check of it, or releases it. DNS decides who has it. */
export async function changeHost(
  tx: Transaction,
  owner: Owner,
  {
    host: typed,
    now,
    platform,
  }: HostEdit & { readonly platform: Pick<Platform, 'config' | 'jobs'> },
): Promise<void> {
  if (typed === null) return releaseHost(tx, owner)
  const host = requireClaimable(platform.config, typed)
  const before = await findHost(tx, owner)
  if (before?.host === host) await claimAgain(tx, owner, now)
  else if (!(await claimHost(tx, owner, { host, label: newLabel(), now })))
    throw new AppError('not_found')
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
