import { keepAccountOf } from '#server/accounts/commands/ensure-account.ts'
import { enterByLetter } from '#server/auth/commands/enter-by-letter.ts'
import type { Grant } from '#server/auth/commands/sessions.ts'
import type { Visit } from '#server/auth/commands/visit.ts'
import { lockClub } from '#server/clubs/queries.ts'
import { AppError } from '#server/platform/errors.ts'

import { markClubInvitation } from '../queries/club-invitations.ts'
import { acceptClubInvitation } from './accept-club.ts'
import { announceManagers } from './manager-news.ts'
import { readClubWelcome, type ClubLetterKey, type ClubWelcome } from './welcome-club.ts'
import type { LetterReader } from './welcome.ts'

/** Creates the account for the address and makes it a manager of the club. */
export async function acceptClubWelcome(
  visit: Visit,
  key: ClubLetterKey,
  name: { readonly firstName: string; readonly lastName: string },
): Promise<ClubWelcome & { readonly grant: Grant | undefined }> {
  const { platform } = visit
  const welcome = await readClubWelcome(visit, key)
  return platform.database.transaction().execute(async (tx) => {
    const email = welcome.invitation.email.toLowerCase()
    const { account, grant } = await enterByLetter(tx, visit, { email, ...name })
    await keepAccountOf(tx, account, visit.language)
    await acceptClubInvitation({ tx, platform, account }, key)
    return { ...welcome, grant }
  })
}

/** “This isn’t me”: ends the invitation, and the club sees that. */
export async function disownClubLetter(reader: LetterReader, key: ClubLetterKey): Promise<void> {
  const { database, clock } = reader.platform
  const { invitation } = await readClubWelcome(reader, key)
  await database.transaction().execute(async (tx) => {
    await lockClub(tx, key.clubId)
    const ids = { clubId: key.clubId, clubInvitationId: invitation.id }
    if (!(await markClubInvitation(tx, ids, { what: 'revoked_at', at: clock() })))
      throw new AppError('already_used')
    await announceManagers(tx, 'invitations.manager_asked', ids)
  })
}
