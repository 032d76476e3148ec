import type { Transaction } from '#server/platform/database/database.ts'

import { noticeLetter, type NoticeKind } from '../emails.ts'
import { findUser, findUserByEmail, type User } from '../queries/users.ts'
import { isFirstWarning } from './limits.ts'
import { languageOf } from './one-time.ts'
import type { Visit } from './visit.ts'

/** Wrong passwords in a row after which the owner hears of it. */
const manyFailures = 20

export async function tellSessionStolen(
  tx: Transaction,
  visit: Visit,
  userId: string,
): Promise<void> {
  const user = await findUser(tx, userId)
  if (user !== undefined) await warn(tx, visit, { user, kind: 'session_ended' })
}

export async function tellGuessing(visit: Visit, email: string, failures: number): Promise<void> {
  if (failures < manyFailures) return
  await visit.platform.database.transaction().execute(async (tx) => {
    const user = await findUserByEmail(tx, email)
    if (user !== undefined) await warn(tx, visit, { user, kind: 'guessing' })
  })
}

export async function tellPasswordChanged(
  tx: Transaction,
  visit: Visit,
  user: User,
): Promise<void> {
  await warn(tx, visit, { user, kind: 'password_changed' })
}

async function warn(
  tx: Transaction,
  visit: Visit,
  { user, kind }: { user: User; kind: NoticeKind },
): Promise<void> {
  if (user.email === null) return
  const oncePerDay = kind !== 'password_changed'
  if (oncePerDay && !(await isFirstWarning(tx, visit, `${kind}:${user.id}`))) return
  const language = languageOf(visit, user.userMetadata)
  const url = `${visit.platform.config.auth.siteUrl}/forgot-password`
  await visit.platform.mail.enqueue(tx, noticeLetter({ kind, to: user.email, language, url }))
}
