import { duesPreview, type DuesPersonShape } from '@touchline/contract/collections/shapes/dues'
import { v7 as newId } from 'uuid'

import type { TestPlatform } from '#server/platform/testing/platform.ts'
import { aClub, aGuardian, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'
import { openTestApi } from '#server/teams/testing/test-api.ts'

import { collectionsRoutes } from '../routes.ts'

/** A yearly rate for everyone, unless limited. */
export const rate = (name: string, amount: number, more: object = {}) => ({
  id: newId(),
  name,
  minAge: null,
  maxAge: null,
  teamIds: [],
  kinds: [],
  amount,
  ...more,
})
export const duesRules = {
  rates: [
    rate('Honorary', 0, { kinds: ['honorary'] }),
    rate('Youth', 9600, { maxAge: 17 }),
    rate('Adult', 15_000, { minAge: 18 }),
  ],
  isProRata: true,
  siblingPercents: [25],
  familyMaximum: null,
  yearBegins: 1,
}

/** Marta pays for Mia and Leo in two teams; Paul is of age and pays for himself. */
export async function aClubWithFamilies(platform: TestPlatform) {
  const { database } = platform
  const as = openTestApi(platform, { collections: collectionsRoutes })
  const manager = await anAccount(database)
  const clubId = await aClub(database, manager)
  const young = await aTeam(database, { name: 'Norte U12', clubId })
  const grown = await aTeam(database, { name: 'Norte U15', clubId })
  const marta = await anAccount(database, 'Marta')
  const born = async (
    teamId: string,
    day: string | null,
    traits: { firstName: string; accountId?: string },
  ) => {
    const memberId = await aMember(database, teamId, traits)
    await database
      .updateTable('members')
      .set({ date_of_birth: day })
      .where('id', '=', memberId)
      .execute()
    return memberId
  }
  const mia = await born(young, '2016-05-01', { firstName: 'Mia' })
  const leo = await born(grown, '2013-05-01', { firstName: 'Leo' })
  for (const [teamId, memberId] of [
    [young, mia],
    [grown, leo],
  ] as const)
    await aGuardian(database, { teamId, memberId }, { accountId: marta })
  const paul = await anAccount(database, 'Paul')
  await born(grown, '1990-01-01', { firstName: 'Paul', accountId: paul })
  const at = `/clubs/${clubId}/dues`
  const save = (more: object = {}, version = 0) =>
    as(manager)(`PUT ${at}`, {
      rules: { ...duesRules, ...more },
      currency: 'EUR',
      months: 12,
      version,
    })
  const preview = async (query = '?startsOn=2027-01-01&months=12') =>
    duesPreview.parse((await as(manager)(`GET ${at}/preview${query}`)).body)
  const people = async () => (await preview()).families.flatMap((family) => family.people)
  const bill = (wanted: readonly DuesPersonShape[], more: object = {}) =>
    as(manager)(`POST ${at}/runs`, {
      startsOn: '2027-01-01',
      months: 12,
      id: newId(),
      name: 'Fee <2027> &amp;',
      dueOn: '2027-02-01',
      personIds: wanted.map(({ id }) => id),
      amount: wanted.reduce((sum, { amount }) => sum + amount, 0),
      version: 1,
      ...more,
    })
  return { manager, clubId, young, grown, marta, mia, at, born, save, preview, people, bill }
}

/** State and amount by first name. */
export const statesOf = (people: readonly DuesPersonShape[]) =>
  Object.fromEntries(people.map(({ firstName, amount, state }) => [firstName, [state, amount]]))
