import { findNamedGuardians } from '#server/children/queries/guardian-addresses.ts'

import { wordsLetter } from '../emails/words.ts'
import { findAddressedMinor } from '../queries/minors.ts'
import { limitInvitationMails } from './limits.ts'
import type { Sender } from './send.ts'
import type { Letter } from './write-invitation.ts'

interface Addressee {
  readonly email: string
  readonly memberId: string | undefined
}

/** Where staff's own message went: into the email, to the guardians, or nowhere. */
export interface MessagePlacement {
  readonly message: string | undefined
  readonly messageTo: 'invitee' | 'guardians' | 'nobody' | null
}

/** Staff's own message never goes to a minor alone: the guardians get it. */
export async function placeMessage(
  sender: Sender,
  letter: Letter,
  { email, memberId }: Addressee,
): Promise<MessagePlacement> {
  const { tx, platform } = sender
  const { team, message, inviter } = letter
  if (message === undefined) return { message, messageTo: null }
  const now = platform.clock()
  const minor = await findAddressedMinor(tx, { teamId: team.id, email, memberId, now })
  if (minor === undefined) return { message, messageTo: 'invitee' }

  const guardians =
    minor.memberId === null
      ? []
      : await findNamedGuardians(tx, { teamId: team.id, memberId: minor.memberId })
  await limitInvitationMails(
    sender,
    guardians.map(({ email: to }) => to),
  )
  for (const { email: to, language } of guardians)
    await platform.mail.enqueue(
      tx,
      wordsLetter({ team, inviter, message, child: minor.firstName, to, language }),
    )
  return { message: undefined, messageTo: guardians.length > 0 ? 'guardians' : 'nobody' }
}

/** Whether a resent email may contain the message. */
export async function mayIncludeMessage(
  { tx, platform }: Pick<Sender, 'tx' | 'platform'>,
  { team }: Letter,
  { email, memberId }: Addressee,
): Promise<boolean> {
  const now = platform.clock()
  return (await findAddressedMinor(tx, { teamId: team.id, email, memberId, now })) === undefined
}
