import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'

import { feedFor } from '#server/events/commands/feeds.ts'
import { publishSeason } from '#server/events/commands/season/publish.ts'
import { saveSeasonDates, saveSeasonRows } from '#server/events/commands/season/save.ts'
import { now } from '#server/events/testing/playing-team.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { aClub, aGuardian, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

import { openCentre } from '../testing/centre.ts'
import { lettersTo } from '../testing/letters.ts'

const platform = await testPlatform()
const { database } = platform
const centre = await openCentre(platform)
platform.setClock(now.toISOString())

const cells = {
  kind: 'training',
  days: 'TU, TH',
  from: '17:30',
  to: '19:00',
  venue: 'Pitch 1',
  first: '',
  last: '',
  opponent: '',
  side: '',
  runsInHolidays: false,
}

test('a mother of children in two teams gets one line and one letter about the season', async () => {
  const manager = await anAccount(database, 'Mona')
  const clubId = await aClub(database, manager)
  const mother = await anAccount(database, 'Marta')
  const other = await anAccount(database, 'Olga')
  const [young = '', old = '', third = ''] = await Promise.all(
    ['U12', 'U14', 'U16'].map((name) => aTeam(database, { clubId, name })),
  )
  for (const [teamId, firstName, accountId] of [
    [young, 'Leo', mother],
    [old, 'Mia', mother],
    [third, 'Pau', other],
  ] as const) {
    const memberId = await aMember(database, teamId, { firstName })
    await aGuardian(database, { teamId, memberId }, { accountId })
  }
  const rows = [young, old, third].map((team) => ({
    id: newId(),
    cells: { ...cells, team },
    version: 0,
  }))
  await database.transaction().execute(async (tx) => {
    const by = { owner: { kind: 'club', id: clubId }, accountId: manager, now } as const
    const season = { from: '2026-09-01', to: '2027-05-30', region: null, breaks: [], version: 0 }
    await saveSeasonDates(tx, by, season)
    const { saved } = await saveSeasonRows(tx, by, { rows, removed: [], order: [] })
    const titles = { training: 'Training', friendly: 'Friendly' }
    await publishSeason(tx, by, { rows: saved, titles })
  })
  await centre.settle()
  expect(await centre.notificationsOf({ accountId: mother })).toEqual(['season_published'])
  await centre.hearAgain()
  platform.setClock(new Date(now.getTime() + 24 * 3_600_000).toISOString())
  await centre.settle()

  const letters = await lettersTo(platform, { accountId: mother })
  expect(letters).toHaveLength(1)
  const [{ subject, text } = { subject: '', text: '' }] = letters
  expect(subject).toBe('Season planned: U12 and U14')
  expect(text).toContain('Tuesday and Thursday 17:30–19:00, Pitch 1')
  expect(text).toMatch(/U12.* · .*Leo/)
  expect(text).not.toContain('Pau')
  const { address } = await feedFor(platform, { accountId: mother, teamId: null })
  expect(text).toContain(address)
  const [theirs] = await lettersTo(platform, { accountId: other })
  expect(theirs?.subject).toBe('Season planned: U16')
  expect(await lettersTo(platform, { accountId: manager })).toEqual([])
})
