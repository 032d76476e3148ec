import { come, sina } from '../harness/screens.ts'
import { test } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { wordIn } from '../harness/wire.ts'

const clubFields = { name: 'CD Sur', memberCount: 20, sport: 'football', phone: '+34600123456' }
const row = { sport: 'football', gender: 'mixed', ageGroup: 'U12' }
const names = Array.from({ length: 8 }, (_, at) => `Sur ${at + 1}`)
const details =
  'Map: https://example.org/Norte_(club). Questions: ana@example.org javascript:alert(1)'

test('a club manager on no roster finds the events of all teams, and their links lead on', async ({
  page,
  context,
  touchline,
}) => {
  const { send } = await come(context, touchline.address, sina)
  const club = wordIn(
    await send({ method: 'POST', path: '/rest/v1/clubs', body: clubFields }),
    'id',
  )
  const teams = names.map((name) => ({ ...row, name }))
  const path = `/rest/v1/clubs/${club}/teams`
  const made = await send({ method: 'POST', path, body: { teams } })
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(new Date())
  for (const at of [0, 7]) {
    const teamId = wordIn(made, 'teams', `${at}`, 'id')
    const title = `Practice of ${at + 1}`
    const body = { type: 'practice', title, date, startTime: '10:00', endTime: '11:00', details }
    await send({ method: 'POST', path: `/rest/v1/teams/${teamId}/events`, body })
  }

  await page.goto('/teams')
  await page.getByRole('banner').getByRole('button', { name: /Sina/ }).click()
  await expect(page.getByRole('menuitem', { name: 'All messages' })).toBeVisible()
  await page.getByRole('menuitem', { name: 'All calendars' }).click()
  const filter = page.getByRole('group', { name: 'Show teams' })
  await expect(page.getByText('Practice of 1')).toBeVisible()
  await expect(page.getByText('Practice of 8')).toBeVisible()
  await page.getByRole('button', { name: 'View, search and filters' }).click()
  await expect(filter.getByRole('button', { name: 'Sur 8' })).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await filter.getByRole('button', { name: '4 more teams' }).click()
  await filter.getByRole('button', { name: 'Sur 8' }).click()
  await page.getByRole('button', { name: 'Show events' }).click()
  await expect(page.getByText('Practice of 1')).toHaveCount(0)
  await expectAccessible(page)

  const teamId = wordIn(made, 'teams', '0', 'id')
  await page.goto(`/team/${teamId}/calendar?week=${date}&view=list`)
  await page.getByRole('link', { name: 'Practice of 1' }).first().click()
  const map = page.getByRole('link', { name: /Norte_\(club\)/ })
  await expect(map).toHaveAttribute('href', 'https://example.org/Norte_(club)')
  await expect(map).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  const letter = page.getByRole('link', { name: 'ana@example.org' })
  await expect(letter).toHaveAttribute('href', 'mailto:ana@example.org')
  await expect(page.locator('main a[href^="javascript"]')).toHaveCount(0)
  await expectAccessible(page)
})
