import { channelsFor } from '@touchline/domain/accounts/preferences'
import { z } from 'zod'

import { findAccount, findListeners } from '#server/accounts/queries.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { JobData } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'

import { roleLetter, type RoleNews } from '../emails.ts'
import { findClub } from '../queries.ts'
import { findRoles, rolesIn } from '../queries/roles.ts'

/** A hand-over after an erasure has no actor, and sends its own email. */
const given = z.object({
  clubId: z.string(),
  accountId: z.string(),
  actorId: z.string(),
  roles: z.string(),
})

const aboutThem = { kind: 'topic', topic: 'changes' } as const

/** Emails a person about roles others gave or ended, if still true. */
export async function emailRoleChange(
  { database, mail, config, clock }: Platform,
  what: RoleNews['what'],
  payload: JobData,
): Promise<void> {
  const news = given.safeParse(payload)
  if (!news.success || news.data.actorId === news.data.accountId) return
  const key = { clubId: news.data.clubId, accountId: news.data.accountId }
  await database.transaction().execute(async (tx) => {
    const club = await findClub(tx, key.clubId)
    const reader = await findReader(tx, key.accountId, clock())
    if (club === undefined || reader === undefined) return
    const held = await findRoles(tx, key)
    const roles = rolesIn(news.data.roles.split(' ')).filter(
      (role) => held.includes(role) === (what === 'roleGiven'),
    )
    if (roles.length === 0) return

    const by = await findName(tx, news.data.actorId)
    const origin = config.publicUrl
    await mail.enqueue(tx, roleLetter({ what, roles, ...reader, club, by, origin }))
  })
}

/** Address and language; undefined if the person wants no emails. */
async function findReader(
  tx: Transaction,
  accountId: string,
  now: Date,
): Promise<Pick<RoleNews, 'to' | 'language'> | undefined> {
  const account = await findAccount(tx, accountId)
  const listener = (await findListeners(tx, [accountId], now)).get(accountId)
  if (account === undefined || account.email === null || listener === undefined) return undefined
  if (!channelsFor(listener, aboutThem).email) return undefined
  return { to: account.email, language: account.language }
}

async function findName(tx: Transaction, accountId: string): Promise<string | undefined> {
  const account = await findAccount(tx, accountId)
  if (account === undefined) return undefined
  return `${account.first_name} ${account.last_name}`.trim() || undefined
}
