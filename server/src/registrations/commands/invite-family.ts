import { mayHoldOwnAccount } from '@touchline/domain/values/own-account'

import { invitePerson } from '#server/invitations/commands/invite.ts'

import { findUninvited } from '../queries/family.ts'
import type { Deciding } from './accepting.ts'

interface RosterRow {
  readonly teamId: string
  readonly memberId: string
}

/** Invites the guardians of a minor, or an adult; answers whether a letter went out. */
export async function inviteFamily(
  { tx, platform, account, now }: Deciding,
  row: RosterRow,
): Promise<boolean> {
  const { people, dateOfBirth, country, today } = await findUninvited(tx, row, now)
  const mayJoin = mayHoldOwnAccount(country, dateOfBirth, today)
  const invited = people.filter(({ kind }) => kind === 'guardian' || mayJoin)
  for (const person of invited)
    await invitePerson({ tx, platform, account }, { teamId: row.teamId, person })
  return invited.length > 0
}
