import { randomBytes } from 'node:crypto'

import type { DemoWish } from '@touchline/contract/home/shapes'
import type { DemoPerson } from '@touchline/contract/auth/shapes'
import { demoParts } from '@touchline/domain/auth/demo-parts'
import { joinCodeFrom } from '@touchline/domain/teams/join-code'

import { createClub } from '#server/clubs/commands/club.ts'
import { presence } from '#server/operations/queries.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { keepDemoPeople, lockDemo } from '../queries.ts'
import { addAccounts } from './accounts.ts'
import { makeCast, type Cast } from './cast.ts'
import { addWaiting } from './waiting.ts'
import { addWomenTeam, addYouthTeam } from './teams.ts'
import { demoWords } from './words.ts'

/** Numbers of this block are given to nobody: they are for films and books. */
const clubPhone = '+447700900123'

/**
 * Fills an installation nobody uses yet: a club with two teams, its people and a season around
 * today. Answers whom one can sign in as.
 */
export async function loadDemo(
  tx: Transaction,
  wish: DemoWish,
  now: Date,
): Promise<readonly DemoPerson[]> {
  await lockDemo(tx)
  const here = await presence(tx)
  if (here.kind !== 'nobody') throw new AppError('demo_refused')

  const cast = makeCast()
  const words = demoWords[wish.language]
  const password = newPassword()
  await addAccounts(tx, cast.everybody, { wish, password, now })
  const { id: clubId } = await createClub(
    tx,
    { accountId: cast.manager.id, now },
    {
      ...wish,
      name: words.club,
      sport: 'football',
      memberCount: 40,
      teamCount: 2,
      phone: clubPhone,
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

function peopleOf(cast: Cast, password: string): DemoPerson[] {
  return demoParts.map((part) => {
    const { firstName, lastName, email } = cast[part]
    return { part, name: `${firstName} ${lastName}`, email, password }
  })
}

/** Easy to type on a phone, different on each installation. */
function newPassword(): string {
  const letters = joinCodeFrom(randomBytes(32))
  return letters === undefined ? newPassword() : `kick-off-${letters.toLowerCase()}`
}
