import { countMailOrRefuse } from '#server/accounts/commands/mail-limits.ts'
import { AppError } from '#server/platform/errors.ts'
import { limitFailedAttempts } from '#server/platform/rate-limit/failed-attempts.ts'
import { findFirstAdmin } from '#server/teams/queries/staff.ts'

import { findAddressFacts } from '../queries/addressed.ts'
import { hasDisowned } from '../queries/invitations.ts'
import { lockJoining, type JoinTeam } from '../queries/teams.ts'
import { findOnlyPerson } from './invite.ts'
import { findJoinTarget } from './join-target.ts'
import { limitLettersByLink } from './limits.ts'
import { sendOwn, sendToAsker, type Asker } from './send-by-link.ts'
import type { LetterReader } from './welcome.ts'

/** The team's shared link or code. */
export interface LinkKey {
  readonly teamId: string
  readonly key: { readonly kind: 'link' | 'code'; readonly value: string }
}

/** The team of a shared link or code. */
export async function readLink(
  { platform, ip }: LetterReader,
  { teamId, key }: LinkKey,
): Promise<JoinTeam> {
  const { database } = platform
  const visitor = { platform, ip, account: undefined, key: key.value }
  const { team } = await limitFailedAttempts(visitor, () =>
    findJoinTarget({ database, db: database }, { teamId, key }),
  )
  return team
}

/**
 * Emails a link that joins: people on the roster get their own, others one with the name they
 * typed. Addresses that answered “This isn’t me” get none. The response is always the same.
 */
export async function askForLetter(
  reader: LetterReader,
  key: LinkKey,
  asker: Asker,
): Promise<void> {
  const { platform, ip } = reader
  const team = await readLink(reader, key)
  const email = asker.email.toLowerCase()
  const invitedBy = await findFirstAdmin(platform.database, team.id)
  if (invitedBy === undefined) throw new AppError('not_found')
  await limitLettersByLink(platform, { ip, teamId: team.id, adminId: invitedBy, email })
  await platform.database.transaction().execute(async (tx) => {
    await lockJoining(tx, team.id)
    if (await hasDisowned(tx, { teamId: team.id, email })) return
    if (!(await countMailOrRefuse(tx, { from: null, to: email, now: platform.clock() })))
      throw new AppError('too_many_requests')
    const [addressed] = await findAddressFacts(tx, { teamId: team.id, emails: [email] })
    const person = addressed && findOnlyPerson(addressed)
    const sending = { team, email, invitedBy }
    if (person === undefined) await sendToAsker(tx, platform, { ...sending, asker })
    else
      await sendOwn(tx, platform, {
        ...sending,
        person,
        invitationId: addressed?.invitationId ?? null,
      })
  })
}
