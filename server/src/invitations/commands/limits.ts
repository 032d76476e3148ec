import {
  linkLettersPerTeam,
  linkLettersPerNetwork,
  linkLettersPerAdmin,
  linkLettersPerAddress,
  managerLettersPerClub,
  requestsPerAccount,
} from '@touchline/domain/invitations/limits'

import { limitMails } from '#server/accounts/commands/mail-limits.ts'
import { networkOf } from '#server/platform/http/network.ts'
import type { Platform } from '#server/platform/platform.ts'
import { bucketName, bucketSize, requireTry } from '#server/platform/rate-limit/buckets.ts'
import type { Visitor } from '#server/platform/rate-limit/failed-attempts.ts'

import type { Sender } from './send.ts'

/** Limits people who ask to join many teams. */
export async function limitRequests({ platform, account }: Visitor): Promise<void> {
  if (account === undefined) return
  await requireTry(platform, {
    key: `join:requests:${account.id}`,
    ...bucketSize(requestsPerAccount),
  })
}

/** Limits invitations, which carry the sender's own text to people who never asked. */
export function limitInvitationMails(
  { tx, platform, account }: Pick<Sender, 'tx' | 'platform' | 'account'>,
  emails: readonly string[],
): Promise<void> {
  return limitMails(tx, { from: account.id, to: emails, now: platform.clock() })
}

/** Counts repeated emails to the same people too. */
export function limitManagerInvitations(platform: Platform, clubId: string): Promise<void> {
  return requireTry(platform, {
    key: `club:letters:${clubId}`,
    ...bucketSize(managerLettersPerClub),
  })
}

interface AskedByLink {
  readonly ip: string
  readonly teamId: string
  /** The sender by name: one link must not email thousands through many teams. */
  readonly adminId: string
  readonly email: string
}

/**
 * Anyone with a team's link can type any address. Checks the address's limit first, so that a
 * refused email uses up no other limit.
 */
export async function limitLettersByLink(
  platform: Platform,
  { ip, teamId, adminId, email }: AskedByLink,
): Promise<void> {
  const network = bucketName(networkOf(ip))
  const buckets = [
    { key: `join:letters:to:${bucketName(email)}`, ...bucketSize(linkLettersPerAddress) },
    ...linkLettersPerNetwork.map((limit) => ({
      key: `join:letters:${network}:${limit.seconds}`,
      ...bucketSize(limit),
    })),
    { key: `join:letters:${teamId}`, ...bucketSize(linkLettersPerTeam) },
    { key: `join:letters:of:${adminId}`, ...bucketSize(linkLettersPerAdmin) },
  ]
  for (const bucket of buckets) await requireTry(platform, bucket)
}
