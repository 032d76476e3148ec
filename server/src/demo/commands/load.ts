import type { DemoPerson } from '@touchline/contract/auth/shapes'
import type { DemoWish } from '@touchline/contract/demo/shapes'
import { demoPlace, numberOfNobody } from '@touchline/domain/demo/place'

import { createClub } from '#server/clubs/commands/club.ts'
import { presence } from '#server/operations/queries.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Hashing } from '#server/platform/hashing.ts'

import { keepDemoPeople, lockDemo } from '../queries.ts'
import { addAccounts } from './accounts.ts'
import { makeCast } from './cast.ts'
import { newPassword, peopleOf } from './sign-ins.ts'
import { addWomenTeam, addYouthTeam } from './teams.ts'
import { addWaiting } from './waiting.ts'
import { demoWords } from './words.ts'

/**
 * Fills an installation nobody uses yet: a club with two teams, its people and a season around
 * today. Answers whom one can sign in as.
 */
export async function loadDemo(
  tx: Transaction,
  wanted: DemoWish,
  { now, hashing }: { readonly now: Date; readonly hashing: Hashing },
): Promise<readonly DemoPerson[]> {
  await lockDemo(tx)
  const here = await presence(tx)
  if (here.kind !== 'nobody') throw new AppError('demo_refused')

  const wish = { ...wanted, ...demoPlace(wanted) }
  const cast = makeCast()
  const words = demoWords[wish.language]
  const password = newPassword()
  await addAccounts(tx, cast.everybody, { wish, password, now, hashing })
  const { id: clubId } = await createClub(
    tx,
    { accountId: cast.manager.id, now },
    {
      ...wish,
      name: words.club,
      sport: 'football',
      memberCount: 40,
      teamCount: 2,
      phone: numberOfNobody(wish.country),
    },
  )
  const setting = { wish, words, cast, clubId, now }
  const youth = await addYouthTeam(tx, setting)
  await addWomenTeam(tx, setting)
  await addWaiting(tx, youth)

  const people = peopleOf(cast, password)
  await keepDemoPeople(tx, people)
  return people
}
