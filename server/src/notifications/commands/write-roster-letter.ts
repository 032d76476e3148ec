import { isLanguage } from '@touchline/domain/values/language'

import { countMailOrRefuse } from '#server/accounts/commands/mail-limits.ts'
import { unsubscribeUrlForStranger } from '#server/accounts/commands/strangers.ts'
import { keepInvitationOpen } from '#server/invitations/commands/keep-invitation-open.ts'
import { letterToken } from '#server/invitations/commands/letter-token.ts'
import { personalLink } from '#server/invitations/emails/personal-link.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import type { Platform } from '#server/platform/platform.ts'

import type { RosterLetter } from '../emails/roster.ts'
import { noteLetter, type RosterAddress } from '../queries/roster-addresses.ts'
import type { RosterTeam } from '../queries/roster-teams.ts'

interface Writer {
  readonly team: RosterTeam
  /** One email per cause and address, even if the event is delivered again. */
  readonly cause: string
  readonly address: RosterAddress
  readonly write: (letter: RosterLetter) => Mail
  readonly invitedBy: string
  readonly isKnown: boolean
  readonly now: Date
}

/** Invites one address and writes to it, once for each cause. */
export async function writeLetter(
  tx: Transaction,
  platform: Platform,
  { team, cause, address, write, invitedBy, isKnown, now }: Writer,
): Promise<void> {
  const { database, config, mail } = platform
  const { email, personId, kind, invitationId: open, children } = address
  const person = { kind, id: personId }
  const made = { teamId: team.id, email, person, invitationId: open, invitedBy, at: now }
  const invitationId = await keepInvitationOpen(tx, made)
  if (!(await noteLetter(tx, { teamId: team.id, invitationId, cause }, now))) return
  // Beyond the email limits none is sent, but the change itself stays.
  if (!(await countMailOrRefuse(tx, { from: invitedBy, to: email, isKnown, now }))) return
  const token = await letterToken(database, { teamId: team.id, invitationId })
  const letter = write({
    team: { ...team, language: isLanguage(team.language) ? team.language : 'en' },
    to: email,
    children,
    isKnown,
    url: personalLink({
      origin: config.publicUrl,
      teamId: team.id,
      token,
    }),
    ...(await unsubscribeUrlForStranger(tx, platform, { kind: 'invitation', address: email })),
  })
  await mail.enqueue(tx, letter)
}
