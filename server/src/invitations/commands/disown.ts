import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import { limitFailedAttempts } from '#server/platform/rate-limit/failed-attempts.ts'

import { markDisowned } from '../queries/invitations.ts'
import { removePlaceholder } from '../queries/people.ts'
import { announceInvitations } from './send.ts'
import {
  findLetter,
  lockLetter,
  requireOpenLetter,
  welcomeOf,
  type LetterKey,
  type LetterReader,
  type WelcomePart,
} from './welcome.ts'

/** “This isn’t me”: ends the invitation and tells its sender. */
export async function disownLetter({ platform, ip }: LetterReader, key: LetterKey): Promise<void> {
  const { database, clock } = platform
  const visitor = { platform, ip, account: undefined, key: key.token }
  const known = await limitFailedAttempts(visitor, () =>
    findLetter({ database, db: database }, key),
  )
  await database.transaction().execute(async (tx) => {
    await lockLetter(tx, known)
    const letter = await findLetter({ database, db: tx }, key)
    if (letter === undefined) throw new AppError('not_found')
    requireOpenLetter(letter.invitation, clock())
    const { others } = await welcomeOf(tx, { ...letter, now: clock() })
    for (const part of [letter, ...others]) await endInvitation(tx, part, clock())
  })
}

async function endInvitation(
  tx: Transaction,
  { team: { id: teamId }, invitation }: Pick<WelcomePart, 'team' | 'invitation'>,
  at: Date,
): Promise<void> {
  const { id: invitationId, memberId, guardianId } = invitation
  if (!(await markDisowned(tx, { teamId, invitationId, at }))) throw new AppError('already_used')
  await announce(tx, {
    name: 'invitations.disowned',
    topics: [`team:${teamId}`],
    payload: { teamId, invitationId, memberId, guardianId },
  })
  if (memberId !== null) await removePlaceholder(tx, { teamId, memberId }, null)
  await announceInvitations({ tx }, teamId)
}
