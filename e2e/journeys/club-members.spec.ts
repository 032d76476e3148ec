import { come, sina } from '../harness/screens.ts'
import { test } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { type Send, wordIn } from '../harness/wire.ts'

const clubFields = {
  name: 'SV Grünwald e.V.',
  memberCount: 9,
  sport: 'football',
  phone: '+34600123456',
}
const year = String(new Date().getFullYear())

/** A team with two members who joined this year and one who joined long ago. */
async function clubWithMembers(send: Send): Promise<string> {
  const made = await send({ method: 'POST', path: '/rest/v1/clubs', body: clubFields })
  const club = `/rest/v1/clubs/${wordIn(made, 'id')}`
  const team = { name: 'Grünwald U12', sport: 'football', gender: 'mixed', ageGroup: 'u12' }
  const teams = await send({ method: 'POST', path: `${club}/teams`, body: { teams: [team] } })
  const roster = `/rest/v1/teams/${wordIn(teams, 'teams', '0', 'id')}/members`
  for (const [firstName, enteredOn] of [
    ['Élodie', `${year}-01-01`],
    ['Zoë', `${year}-01-01`],
    ['Ben', '2015-07-01'],
  ]) {
    const body = { firstName, lastName: 'Böhm' }
    const member = await send({ method: 'POST', path: roster, body })
    const path = `${club}/members/${wordIn(member, 'member', 'id')}`
    await send({ method: 'PATCH', path, body: { changes: { enteredOn } } })
  }
  return wordIn(made, 'id')
}

test('a manager finds new members, archives two and undoes it', async ({
  page,
  context,
  touchline,
}) => {
  const { send } = await come(context, touchline.address, sina)
  const clubId = await clubWithMembers(send)
  await page.goto(`/club/${clubId}`)
  await page.getByRole('link', { name: /^All members/ }).click()
  await expect(page.getByRole('heading', { name: '3 members' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.goto(`/club/${clubId}/members?entered=this_year`)
  await expect(page.getByText('2 of 3 members')).toBeVisible()
  const toTicks = page.getByRole('button', { name: 'Select', exact: true })
  if (await toTicks.isVisible()) await toTicks.click()
  await page.getByRole('checkbox', { name: 'Select Élodie Böhm' }).check()
  await page.getByRole('checkbox', { name: 'Select Zoë Böhm' }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Archive/ })
  await expect(dialog.getByRole('combobox', { name: 'Reason' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Archive', exact: true }).click()
  await expect(page.getByText('2 members archived')).toBeVisible()
  await expect(page.getByRole('heading', { name: '1 member' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: '3 members' })).toBeVisible()
})

test('a member without a team is added, with a record and an anniversary', async ({
  page,
  context,
  touchline,
}) => {
  const { send } = await come(context, touchline.address, sina)
  const clubId = await clubWithMembers(send)
  await page.goto(`/club/${clubId}/members`)
  await page.getByRole('button', { name: 'Add member' }).click()
  await page.getByLabel('First name').fill('Rosa')
  await page.getByLabel('Last name').fill('Brüggemann')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Rosa Brüggemann' }).click()

  await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('On file: DE89 •••• 3000')).toBeVisible()
  await expect(page.getByText('IBAN: empty, now DE89 •••• 3000')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.goto(`/club/${clubId}/celebrations`)
  await expect(page.getByRole('heading', { name: 'Anniversaries' })).toBeVisible()
  await expectAccessible(page)
})
