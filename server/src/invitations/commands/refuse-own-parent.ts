import { laterBirthDate } from '@touchline/domain/invitations/joining'
import { parentClaimRefusal } from '@touchline/domain/invitations/parent-claim'
import { ownAccountAge } from '@touchline/domain/values/own-account'

import { findAccount, findPlacesPlayed } from '#server/accounts/queries.ts'
import { AppError } from '#server/platform/errors.ts'

import type { JoinTeam } from '../queries/teams.ts'
import { todayInTeam, type InvitationContext } from './invitation-context.ts'

interface Named {
  readonly firstName: string
  readonly lastName: string
}

/** The claimed child, and the claimant's name. */
interface OwnWord {
  readonly team: JoinTeam
  readonly said: Named
  readonly children: readonly (Named & { readonly dateOfBirth: string | null })[]
}

/** Minors can't claim to be guardians, and no one can claim to be their own. */
export async function refuseOwnParent(
  work: InvitationContext,
  { team, said, children }: OwnWord,
): Promise<void> {
  const today = todayInTeam(work, team)
  const account = await findAccount(work.tx, work.account.id)
  const dateOfBirth = await knownBirthDate(work, account?.date_of_birth ?? undefined)
  const names = account ? [said, namesOf(account)] : [said]
  const doubts = children.flatMap((child) =>
    names.map((name) =>
      parentClaimRefusal(
        { ...name, dateOfBirth },
        { ...child, dateOfBirth: child.dateOfBirth ?? undefined },
        today,
      ),
    ),
  )
  if (doubts.includes('minor'))
    throw new AppError('guardian_needed', {
      reason: 'guardian_first',
      ownAccountAge: ownAccountAge(team.country),
    })
  if (doubts.includes('own_parent')) throw new AppError('own_parent')
}

/** The youngest known birth date of the account: its own, or that of its roster rows. */
async function knownBirthDate(
  { tx, account }: InvitationContext,
  own: string | undefined,
): Promise<string | undefined> {
  const places = await findPlacesPlayed(tx, account.id)
  return places.reduce((known, place) => laterBirthDate(known, place.dateOfBirth ?? undefined), own)
}

function namesOf(account: { readonly first_name: string; readonly last_name: string }): Named {
  return { firstName: account.first_name, lastName: account.last_name }
}
