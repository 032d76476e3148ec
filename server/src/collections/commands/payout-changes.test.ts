import type { ClubRole } from '@touchline/domain/teams/club-roles'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { saveRoles } from '#server/clubs/queries/roles.ts'
import { aManagedClub } from '#server/clubs/testing/club.ts'
import { saveMember } from '#server/members/queries/members.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'
import { aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

import { collectionsListeners } from '../listeners.ts'
import { findPayoutReaders } from '../queries/payout-letters.ts'
import { nameAccount, onboardTeam } from './payout.ts'

const platform = await testPlatform()
const { database } = platform
const now = platform.clock()
const account = { holder: 'CD Norte', iban: 'ES9121000418450200051332' }
const [listener] = collectionsListeners(platform).filter(
  ({ on }) => on === 'collections.payout_changed',
)

const payloadShape = z.record(z.string(), z.string())

/** The announced events, in order. */
async function news() {
  const rows = await database
    .selectFrom('outbox')
    .select('payload')
    .where('name', '=', 'collections.payout_changed')
    .orderBy('id')
    .execute()
  return rows.map(({ payload }) => payloadShape.parse(payload))
}

test('every admin is written to, once a change, in their language; the rest of the team is not', async () => {
  const [eva, luc, leo] = [
    await anAccount(database, 'Eva'),
    await anAccount(database, 'Luc'),
    await anAccount(database, 'Leo'),
  ]
  await database.updateTable('accounts').set({ language: 'fr' }).where('id', '=', luc).execute()
  const teamId = await aTeam(database)
  await aMember(database, teamId, { accountId: eva, isAdmin: true })
  await aMember(database, teamId, { accountId: luc, isAdmin: true })
  await aMember(database, teamId, { accountId: leo })
  const actor = await requirePerson(database, { accountId: eva, teamId })
  const put = (wanted: Parameters<typeof nameAccount>[2]) =>
    database.transaction().execute((tx) => nameAccount(tx, { actor, now }, wanted))
  await put(account)
  await put(account)
  await put({ holder: null, iban: null })

  const changes = await news()
  expect(changes).toMatchObject([
    { teamId, what: 'transfers_named', by: eva },
    { teamId, what: 'transfers_removed', by: eva },
  ])
  for (const change of [...changes, ...changes]) await listener?.run(change, 1)
  const letters = await database
    .selectFrom('mails')
    .select(['recipient', 'language'])
    .where('kind', '=', 'collections.payout_changed')
    .execute()
  const readers = letters.map(({ recipient }) => recipient.split('-', 1).join('').toLowerCase())
  expect(readers.toSorted((one, other) => one.localeCompare(other))).toEqual([
    'eva',
    'eva',
    'luc',
    'luc',
  ])
  expect(letters.filter(({ language }) => language === 'fr')).toHaveLength(2)
})

test('two admins who open the card account at once open one, announced once', async () => {
  const eva = await anAccount(database, 'Eva')
  const teamId = await aTeam(database)
  await aMember(database, teamId, { accountId: eva, isAdmin: true })
  const actor = await requirePerson(database, { accountId: eva, teamId })
  const open = () => onboardTeam(platform, actor, { country: 'ES', returnPath: '/teams' })
  await Promise.all([open(), open()])
  await open()
  const begun = (await news()).filter(({ teamId: of }) => of === teamId)
  expect(begun).toMatchObject([{ what: 'cards_begun', by: eva }])
})

test('a removed admin is still notified for two weeks', async () => {
  const [eva, ben, ina, tom] = [
    await anAccount(database, 'Eva'),
    await anAccount(database, 'Ben'),
    await anAccount(database, 'Ina'),
    await anAccount(database, 'Tom'),
  ]
  const teamId = await aTeam(database)
  await aMember(database, teamId, { accountId: eva, isAdmin: true })
  const admins = [
    await aMember(database, teamId, { accountId: ben, isAdmin: true }),
    await aMember(database, teamId, { accountId: ina, isAdmin: true }),
    await aMember(database, teamId, { accountId: tom, isAdmin: true }),
  ]
  await database.transaction().execute(async (tx) => {
    for (const memberId of admins) await saveMember(tx, { teamId, memberId }, { is_admin: false })
  })
  await sql`update members set admin_until = now() - interval '15 days'
    where account_id = ${tom}`.execute(database)
  await sql`update members set is_admin = true where account_id = ${ina}`.execute(database)

  const readers = await findPayoutReaders(database, { teamId, withFormer: true })
  const recipients = readers.map(({ to, isFormer }) => [to.split('-', 1).join(''), isFormer])
  expect(
    new Map(recipients.map(([name, isFormer]) => [String(name).toLowerCase(), isFormer])),
  ).toEqual(
    new Map([
      ['eva', false],
      ['ben', true],
      ['ina', false],
    ]),
  )
  const heard = await findPayoutReaders(database, { teamId, withFormer: false })
  expect(heard.map(({ isFormer }) => isFormer)).toEqual([false, false])
})

test('a recent club manager is notified too; one who is manager again, as one', async () => {
  const club = await aManagedClub(database)
  const { clubId, managerId, coachId: paul } = club
  const [ina, tom] = [await anAccount(database, 'Ina'), await anAccount(database, 'Tom')]
  const teamId = await aTeam(database, { clubId })
  await database.transaction().execute(async (tx) => {
    const give = (accountId: string, roles: readonly ClubRole[]) =>
      saveRoles(tx, { clubId, accountId, roles, givenBy: managerId })
    for (const accountId of [paul, ina]) await give(accountId, ['manager'])
    await give(tom, ['treasurer'])
    for (const accountId of [paul, ina, tom]) await give(accountId, [])
    await give(ina, ['manager'])
  })
  await sql`update former_club_roles set until = now() - interval '15 days'
    where account_id = ${tom}`.execute(database)

  const whom = async (withFormer: boolean) => {
    const readers = await findPayoutReaders(database, { teamId, withFormer })
    const named = readers.map(({ to, isFormer }): [string, boolean] => [
      to.split('-', 1).join('').toLowerCase(),
      isFormer,
    ])
    return new Map(named)
  }
  const running: [string, boolean][] = [
    ['eva', false],
    ['ina', false],
  ]
  expect(await whom(true)).toEqual(new Map([...running, ['paul', true]]))
  expect(await whom(false)).toEqual(new Map(running))
})
