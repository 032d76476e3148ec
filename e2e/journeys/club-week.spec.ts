import { come, sina } from '../harness/screens.ts'
import { test } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { wordIn } from '../harness/wire.ts'

const clubFields = { name: 'CD Sur', memberCount: 20, sport: 'football', phone: '+34600123456' }
const row = { sport: 'football', gender: 'mixed', ageGroup: 'U12' }
const names = [
  'Sur U8',
  'Sur U10',
  'Sur U12',
  'Sur U14 Mädchen der Spielgemeinschaft Süd-West',
  'Sur Senior',
]
const monday = '2031-03-10'
const practice = { type: 'practice', title: 'Practice', date: monday }

function timesOf(times: string) {
  const [startTime, endTime] = times.split(' ')
  return { startTime, endTime }
}

/** A club with a conflict on its only pitch, and a hall with two halves. */
async function aBusyClub(send: Awaited<ReturnType<typeof come>>['send']) {
  const club = wordIn(
    await send({ method: 'POST', path: '/rest/v1/clubs', body: clubFields }),
    'id',
  )
  const teams = names.map((name) => ({ ...row, name }))
  const made = await send({ method: 'POST', path: `/rest/v1/clubs/${club}/teams`, body: { teams } })
  const ids = names.map((_, at) => wordIn(made, 'teams', `${at}`, 'id'))
  const venues = `/rest/v1/clubs/${club}/venues`
  await send({ method: 'PUT', path: venues, body: { name: 'Pitch 1', capacity: 1 } })
  await send({ method: 'PUT', path: venues, body: { name: 'Sports Hall West', capacity: 2 } })
  const plan = (team: number, times: string, location: string) =>
    send({
      method: 'POST',
      path: `/rest/v1/teams/${ids[team] ?? ''}/events`,
      body: { ...practice, ...timesOf(times), location },
    })
  await plan(0, '16:00 17:30', 'Pitch 1')
  await plan(3, '17:00 18:30', 'pitch 1')
  await plan(1, '17:00 18:30', 'Sports Hall West')
  await plan(2, '17:00 18:30', 'Sports Hall West')
  await plan(4, '20:00 21:30', 'Harbour Town')
  await send({
    method: 'POST',
    path: `/rest/v1/clubs/${club}/closures`,
    body: { name: 'Pitch 1', date: monday, startTime: '08:00', endTime: '12:00', reason: 'Mowing' },
  })
  return { club, ids }
}

for (const size of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
])
  test(`a manager sees the week, its conflicts and the venues at ${size.width} px`, async ({
    page,
    context,
    touchline,
  }, info) => {
    const { send } = await come(context, touchline.address, sina)
    const { club } = await aBusyClub(send)
    await page.setViewportSize(size)
    await page.goto(`/club/${club}`)
    await page.getByRole('link', { name: 'Club calendar' }).click()
    await page.goto(`/club/${club}/calendar?day=${monday}`)
    await expect(page.getByText('Sur Senior').first()).toBeVisible()
    await page.screenshot({ path: info.outputPath(`week-${size.width}.png`) })
    await page.getByText('1 clash this week').click()
    await expect(page.getByText('Same venue · Pitch 1')).toBeVisible()
    await page.screenshot({ path: info.outputPath(`clashes-${size.width}.png`) })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.getByText('Venues', { exact: true }).click()
    await expect(page.getByRole('region', { name: 'Sports Hall West' })).toBeVisible()
    await page.screenshot({ path: info.outputPath(`venues-${size.width}.png`), fullPage: true })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.getByText('Month', { exact: true }).click()
    await expect(page.getByRole('link', { name: /Sur U10/ })).toBeVisible()
    await page.screenshot({ path: info.outputPath(`month-${size.width}.png`) })
    await expectAccessible(page)
  })

test('a free time is booked for a team in three taps, with a warning about conflicts', async ({
  page,
  context,
  touchline,
}, info) => {
  const { send } = await come(context, touchline.address, sina)
  const { club } = await aBusyClub(send)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/club/${club}/calendar?day=${monday}&view=venues`)
  await page.getByRole('button', { name: 'Book Pitch 1, free 18:30 to 22:00' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Book Pitch 1' })
  await expect(dialog.getByLabel('From')).toHaveValue('18:30')
  await page.screenshot({ path: info.outputPath('book.png') })
  await expectAccessible(page)
  await dialog.getByRole('link', { name: 'Sur U10' }).click()
  await expect(page.getByRole('button', { name: 'Location Pitch 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Create event' }).click()
  await expect(page).toHaveURL(/club\/.*view=venues/)
  await expect(page.getByRole('region', { name: 'Pitch 1' }).getByText('18:30–20:00')).toBeVisible()

  await page.getByRole('button', { name: /Book Pitch 1, free 12:00/ }).press('Enter')
  await dialog.getByLabel('From').fill('16:30')
  await dialog.getByLabel('Until').fill('18:00')
  await dialog.getByRole('link', { name: 'Sur U12' }).click()
  await expect(page.getByText('There are 2 clashes')).toBeVisible()
  await page.getByText('There are 2 clashes').scrollIntoViewIfNeeded()
  await page.screenshot({ path: info.outputPath('warning.png') })
  await expectAccessible(page)

  await page.goto(`/club/${club}/calendar?day=${monday}&view=venues`)
  await page.getByRole('button', { name: 'Blocked · Mowing' }).click()
  await page.getByRole('button', { name: 'Unblock' }).click()
  await expect(page.getByRole('button', { name: /free 08:00/ }).first()).toBeVisible()
  await page.getByRole('button', { name: /Book Pitch 1, free 08:00/ }).press('Enter')
  await page.getByRole('button', { name: 'Block this time instead' }).click()
  await page.getByLabel('Reason').fill('Firework')
  await page.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Blocked · Firework' })).toBeVisible()
})

const fixtures = [
  'Datum;Uhrzeit;Heimmannschaft;Gastmannschaft;Spielstätte;Staffel;Spielkennung',
  '15.03.2031;10:00;CD Sur;FC Hafen;Pitch 1;E-Junioren Kreisliga;610001',
  '22.03.2031;11:00;SV Nord;CD Sur;Nordstadion;E-Junioren Kreisliga;610002',
  '22.03.2031;;CD Sur;;;E-Junioren Kreisliga;610003',
].join('\r\n')

test('the association’s list is imported for all teams and undone, and the season is saved', async ({
  page,
  context,
  touchline,
}, info) => {
  const { send } = await come(context, touchline.address, sina)
  const { club } = await aBusyClub(send)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/club/${club}/calendar?day=${monday}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.screenshot({ path: info.outputPath('menu.png') })
  await page.getByRole('menuitem', { name: 'Import fixtures' }).click()
  const list = { name: 'spielplan.csv', mimeType: 'text/csv', buffer: Buffer.from(fixtures) }
  await page.locator('input[type=file]').setInputFiles(list)
  await page.getByText('1 line left out').click()
  await page.screenshot({ path: info.outputPath('names.png') })
  await expectAccessible(page)
  await page.getByRole('combobox', { name: /CD Sur/ }).click()
  await page.getByRole('option', { name: 'Sur U10' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('2 new matches')).toBeVisible()
  await page.screenshot({ path: info.outputPath('figures.png') })
  await page.getByRole('button', { name: 'Import 2 matches' }).click()
  await expect(page.getByText('spielplan.csv')).toBeVisible()
  await page.screenshot({ path: info.outputPath('history.png') })
  await expectAccessible(page)

  await page.goto(`/club/${club}/calendar?day=${monday}`)
  await expect(page.getByRole('link', { name: /CD Sur – FC Hafen/ })).toBeVisible()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Season plan' }).click()
  await page.getByLabel('First day').fill('2031-03-01')
  await page.getByLabel('Last day').fill('2031-06-30')
  await page.screenshot({ path: info.outputPath('plan.png') })
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save' }).click()
  await (await download).saveAs(info.outputPath('plan.pdf'))

  await page.goto(`/club/${club}/fixtures`)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('2 undone')).toBeVisible()
})
