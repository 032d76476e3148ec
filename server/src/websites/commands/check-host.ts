import {
  afterCheck,
  hostProblemIn,
  isWarningDue,
  type DnsAnswer,
} from '@touchline/domain/websites/host'

import { announceToRoles } from '#server/clubs/commands/announcements.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import type { Platform } from '#server/platform/platform.ts'

import { endOtherHosts, findHost, lockHost, saveCheck } from '../queries/hosts.ts'
import type { Owner } from '../queries/websites.ts'

/** Asks DNS where a name leads. */
export type AskDns = (host: string) => Promise<DnsAnswer>

/** Checks the record of a website's host, and tells its managers if it broke. */
export async function checkHost(
  { database, config, clock }: Pick<Platform, 'database' | 'config' | 'clock'>,
  askDns: AskDns,
  websiteId: string,
): Promise<void> {
  const { cnameTarget } = config.hosts
  const asked = await findHost(database, { kind: 'club', id: websiteId })
  if (cnameTarget === undefined || asked === undefined) return
  const problem = hostProblemIn(await askDns(asked.host), `${asked.label}.${cnameTarget}`)
  const now = clock()
  await database.transaction().execute(async (tx) => {
    const before = await lockHost(tx, websiteId)
    // Changed while DNS was asked.
    if (before?.label !== asked.label) return
    const { owner, host } = before
    const after = afterCheck(before, problem, now)
    if (after.confirmedAt !== null && before.confirmedAt === null)
      for (const other of await endOtherHosts(tx, owner, { host, now }))
        await announceHost(tx, 'websites.host_failed', other)
    const isWarned = isWarningDue(after, before.warnedAt, now)
    await saveCheck(tx, owner, { ...after, now, warnedAt: isWarned ? now : before.warnedAt })
    await announceHost(tx, isWarned ? 'websites.host_failed' : 'websites.host_checked', owner)
  })
}

/** For the open settings of its managers; a failure is a notification, too. */
async function announceHost(
  tx: Transaction,
  name: 'websites.host_checked' | 'websites.host_failed',
  { kind, id }: Owner,
): Promise<void> {
  if (kind === 'club') return announceToRoles(tx, { name, clubId: id, teams: [] })
  await announce(tx, { name, topics: [`team:${id}`], payload: { teamId: id } })
}
