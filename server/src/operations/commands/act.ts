import type { AccountAction } from '@touchline/contract/operations/shapes/accounts'

import {
  confirmAgain,
  disableUser,
  enableUser,
  signOutEverywhere,
} from '#server/auth/commands/operate.ts'
import { lockUser, type User } from '#server/auth/queries/users.ts'
import { recordAudit } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'

/** What an operator does to an account, and why. */
export interface Act {
  readonly accountId: string
  readonly action: AccountAction
  readonly reason: string
}

export interface Actor {
  readonly id: string
  readonly ip: string
}

const logged = {
  disable: 'operations.account_disabled',
  enable: 'operations.account_enabled',
  sign_out: 'operations.account_signed_out',
  resend_confirmation: 'operations.confirmation_resent',
} as const

/** Does it, and writes it down in the same transaction. */
export async function actOnAccount(
  tx: Transaction,
  { platform, actor }: { platform: Platform; actor: Actor },
  { accountId, action, reason }: Act,
): Promise<void> {
  const { clock } = platform
  const user = await lockUser(tx, accountId)
  if (user === undefined) throw new AppError('not_found')

  const now = clock()
  const operated = { userId: user.id, now }
  if (action === 'disable') {
    requireNoOperator(platform, user)
    await disableUser(tx, operated)
  } else if (action === 'enable') await enableUser(tx, operated)
  else if (action === 'sign_out') await signOutEverywhere(tx, operated)
  else {
    if (user.email === null || user.emailConfirmedAt !== null) throw new AppError('conflict')
    await confirmAgain(tx, platform, { user, ip: actor.ip })
  }
  await recordAudit(tx, {
    action: logged[action],
    at: now,
    actorId: actor.id,
    subjectId: user.id,
    ip: actor.ip,
    details: { reason },
  })
}

/** Operators are made and unmade in the environment alone: none shuts another one, or themselves, out. */
function requireNoOperator({ config }: Platform, { email, emailConfirmedAt }: User): void {
  if (emailConfirmedAt !== null && email !== null && config.operatorEmails.includes(email))
    throw new AppError('not_allowed')
}
