import { createMissingAccount } from '#server/accounts/commands/ensure-account.ts'
import type { AuthContext } from '#server/auth/commands/auth-context.ts'
import type { SessionGrant } from '#server/auth/commands/sessions.ts'
import { signInByLetter } from '#server/auth/commands/sign-in-by-letter.ts'
import { lockClub } from '#server/clubs/queries.ts'
import { AppError } from '#server/platform/errors.ts'

import { markClubInvitation } from '../queries/club-invitations.ts'
import { acceptClubInvitation } from './accept-club.ts'
import { announceManagers } from './manager-news.ts'
import { readClubWelcome, type ClubLetterKey, type ClubWelcome } from './welcome-club.ts'
import type { LetterReader } from './welcome.ts'

/** Creates the account for the address and makes it a manager of the club. */
export async function acceptClubWelcome(
  visit: AuthContext,
  key: ClubLetterKey,
  name: { readonly firstName: string; readonly lastName: string },
): Promise<ClubWelcome & { readonly grant: SessionGrant | undefined }> {
  const { platform } = visit
  const welcome = await readClubWelcome(visit, key)
  return platform.database.transaction().execute(async (tx) => {
    const email = welcome.invitation.email.toLowerCase()
    const { account, grant } = await signInByLetter(tx, visit, { email, ...name })
    await createMissingAccount(tx, account, visit.language)
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
