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

import type { OperatorContext } from './require-operator.ts'

export interface ActOnAccount {
  readonly accountId: string
  readonly action: AccountAction
  readonly reason: string
}

const logged = {
  disable: 'operations.account_disabled',
  enable: 'operations.account_enabled',
  sign_out: 'operations.account_signed_out',
  resend_confirmation: 'operations.confirmation_resent',
} as const

/** Acts on an account and logs it in the same transaction. */
export async function actOnAccount(
  tx: Transaction,
  { platform, actor }: OperatorContext,
  { accountId, action, reason }: ActOnAccount,
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

/** Operators are set in the environment only and can't lock each other out. */
function requireNoOperator({ config }: Platform, { email, emailConfirmedAt }: User): void {
  if (emailConfirmedAt !== null && email !== null && config.operatorEmails.includes(email))
    throw new AppError('not_allowed')
}
