import type { DemoPerson } from '@touchline/contract/auth/shapes'
import type { DemoInput } from '@touchline/contract/demo/shapes'
import { demoPlace, fictionalPhoneNumber } from '@touchline/domain/demo/place'

import { createClub } from '#server/clubs/commands/club.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'

import { keepDemoPeople } from '../queries.ts'
import { addAccounts } from './accounts.ts'
import { makeCast } from './cast.ts'
import { addClubFacts } from './club-facts.ts'
import { requireEmptyInstallation } from './require-empty.ts'
import { newPassword, peopleOf } from './sign-ins.ts'
import { addWomenTeam, addYouthTeam } from './teams.ts'
import { addWaitingList } from './waiting.ts'
import { demoWords } from './words.ts'

/**
 * Fills an unused installation: a club with two teams, their people and a season around today.
 * Returns the accounts to sign in with.
 */
export async function loadDemo(
  tx: Transaction,
  wanted: DemoInput,
  { now, hashing, storage }: Pick<Platform, 'hashing' | 'storage'> & { readonly now: Date },
): Promise<readonly DemoPerson[]> {
  await requireEmptyInstallation(tx)

  const input = { ...wanted, ...demoPlace(wanted) }
  const cast = makeCast()
  const words = demoWords[input.language]
  const password = newPassword()
  await addAccounts(tx, cast.everybody, { input, password, now, hashing })
  const { id: clubId } = await createClub(
    tx,
    { accountId: cast.manager.id, now },
    {
      ...input,
      name: words.club,
      sport: 'football',
      memberCount: 40,
      teamCount: 2,
      phone: fictionalPhoneNumber(input.country),
    },
  )
  const setting = { input, words, cast, clubId, now }
  const youth = await addYouthTeam(tx, setting)
  const women = await addWomenTeam(tx, setting)
  await addWaitingList(tx, youth, input.language)
  const teamIds = [youth.teamId, women.teamId]
  await addClubFacts(tx, { ...setting, teamIds, storage })

  const people = peopleOf(cast, password)
  await keepDemoPeople(tx, people)
  return people
}
