import type { BrowserContext } from '@playwright/test'
import { z } from 'zod'

import { press, type } from '../harness/keyboard.ts'
import { hiddenFocus } from '../harness/magnified.ts'
import { aPlayer, teamWithPractice } from '../harness/players.ts'
import { come, sina } from '../harness/screens.ts'
import { test } from '../harness/signed-in.ts'
import { inFull, expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { wordIn } from '../harness/wire.ts'

/** A federation's format: headings in two lines, full names, last names first. */
const federation = [
  'Jugadora;;Madre;',
  'Apellidos y nombre;F. nac.;Nombre;Tlf.',
  'García López Ana;03/04/2015;Lucía López Ruiz;600 111 222',
  'Vega Mar;25/12/2014;;',
].join('\n')

const rosterPage = z.object({
  members: z.array(z.object({ id: z.string(), firstName: z.string(), role: z.string() })),
})

/** A team without members, and the page for importing its list. */
async function aTeam(context: BrowserContext, address: string) {
  const { send } = await come(context, address, sina)
  const body = { name: 'Gorriones', sport: 'football', ageGroup: 'U12', country: 'ES' }
  const made = await send({ method: 'POST', path: '/rest/v1/teams', body })
  const teamId = wordIn(made, 'team', 'id')
  return { teamId, place: `/team/${teamId}/import-members` }
}

test('a federation’s list is read, corrected and imported', async ({
  page,
  context,
  touchline,
}) => {
  const { teamId, place } = await aTeam(context, touchline.address)
  await page.goto(place)
  // Excel's "Unicode text".
  const buffer = Buffer.from(`\uFEFF${federation}`, 'utf16le')
  const file = { name: 'licencias.csv', mimeType: 'text/csv', buffer }
  await page.locator('input[type=file]').setInputFiles(file)

  const read = page.getByText('“Ana” is the first name, “García López” the last name')
  await expect(read).toBeVisible()
  await expect(page.getByText('(as the heading says)')).toBeVisible()
  await expect(page.getByText('Mother: Lucía López Ruiz')).toBeVisible()
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'Change' }).first().click()
  await expectAccessible(page)
  await page.getByText('One last name, then first name').click()
  await expect(page.getByText('“López Ana” is the first name')).toBeVisible()
  await page.getByRole('button', { name: 'Change' }).first().click()
  await page.getByText('Two last names, then first name').click()
  await expect(read).toBeVisible()

  await page.getByRole('button', { name: 'Import 2 members' }).click()
  await expect(page.getByText('2 added, 0 changed.')).toBeVisible()
  await page.goto(`/team/${teamId}/members?sort=lastName`)
  await expect(page.getByText('Ana García López')).toBeVisible()
})

test(
  'rows that aren’t imported are listed by number, apart from invalid values',
  inFull,
  async ({ page, context, touchline }) => {
    const { place } = await aTeam(context, touchline.address)
    await page.goto(place)
    const list = ['Name;Birthday;Number', 'Mia Gil;31/02/2015;7', ';05/06/2015;', 'Bo Li;x;7']
    await page.getByRole('textbox').fill(list.join('\n'))
    await page.getByRole('button', { name: 'Read list' }).click()
    const left = page.getByRole('heading', { name: 'Not imported' })
    await expect(left).toContainText('1 row · 2 values')
    const rows = page.getByRole('region', { name: 'Not imported' }).getByRole('listitem')
    await expect(rows).toContainText(['Row 2, Birthday', 'Row 3', 'Row 4, Birthday'])
    await expect(page.getByText('Shirt number 7 is also in row 4.')).toBeVisible()
    const doubts = page.getByRole('region', { name: 'Please check' })
    await expect(doubts.getByText('Row 2', { exact: true })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    await page.getByRole('radio').first().click()
    await page.getByRole('button', { name: 'Import 2 members' }).click()
    await expect(page.getByText('2 added, 0 changed.')).toBeVisible()
    await expect(left).toContainText('1 row · 2 values')
    await expect(rows).toContainText(['Row 2, Birthday', 'Row 3', 'Row 4, Birthday'])
    await expect(page.getByText('Shirt number 7 is also in row 4.')).toHaveCount(0)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  },
)

test(
  'a pasted list is checked and imported by keyboard, on a narrow dark screen',
  inFull,
  async ({ page, context, touchline }) => {
    const { place } = await aTeam(context, touchline.address)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(place)

    await type(page, page.getByRole('textbox'), 'Name;Birthday;Mother;Phone\n')
    await page.keyboard.type('Mia Gil;03/04/2015;Eva Gil;600 111 222\nBo Li;05/06/2015;;')
    await press(page, page.getByRole('button', { name: 'Read list' }))
    await expect(page.getByRole('group', { name: 'Check' })).toBeFocused()
    await expectAccessible(page)
    expect(await hiddenFocus(page)).toEqual([])

    await press(page, page.getByRole('radio').first(), 'Space')
    const confirm = page.getByRole('button', { name: 'Import 2 members' })
    // Answering reloads the preview; nothing is imported before.
    await expect(confirm).toBeEnabled()
    await press(page, confirm)
    await expect(page.getByText('2 added, 0 changed.')).toBeVisible()
    await expect(page.getByRole('group', { name: 'Done' })).toBeFocused()
  },
)

test(
  'invites the parents and adults of a list at once',
  inFull,
  async ({ page, context, touchline }) => {
    const { place } = await aTeam(context, touchline.address)
    await page.goto(place)
    const list =
      'Name;Birthday;Role;Mother;Mother email\nMia Gil;2015-04-03;Kapitän;Eva Gil;eva@club.example'
    await page.getByRole('textbox').fill(`${list}\nBo Li;2015-06-05;;Ana Li;ana@club.example`)
    await page.getByRole('button', { name: 'Read list' }).click()
    const unknown = 'Unknown role “Kapitän”: imported as a player.'
    await expect(page.getByText(unknown)).toBeVisible()
    await page.getByRole('button', { name: 'Import 2 members' }).click()

    await page.getByRole('link', { name: 'Invite parents and adults' }).click()
    const addresses = page.getByLabel('Email addresses')
    await addresses.fill('ana@club.example')
    // Typed text stays, and no one is added twice.
    await page.getByRole('button', { name: 'Add 2 addresses from the roster' }).click()
    await expect(addresses).toHaveValue('ana@club.example,\neva@club.example')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Send invitations' }).click()
    await expect(page.getByText('Invitations sent to 2 email(s).')).toBeVisible()
    await expect(page.getByText('Eva Gil')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Add \d+ address/ })).toHaveCount(0)
    await page.goto(place.replace('import-members', 'members'))
    await expect(page.getByText('2 people get emails until they join.')).toBeVisible()
  },
)

test(
  'a coach learns which roles need an admin, and imports those people as members',
  inFull,
  async ({ browser, context, touchline: { address } }) => {
    const { send: admin } = await come(context, address, sina)
    const { teamId, path } = await teamWithPractice(admin, { title: 'Practice' })
    const page = await aPlayer({ browser, address, coach: admin, path }, 'Carlo')
    const roster = async () =>
      rosterPage.parse(await admin({ method: 'GET', path: `${path}/members` })).members
    const carlo = (await roster()).find(({ firstName }) => firstName === 'Carlo')
    const coach = { changes: { role: 'Coach', access: ['coach'] } }
    await admin({ method: 'PATCH', path: `${path}/members/${carlo?.id}`, body: coach })

    await page.goto(`/team/${teamId}/import-members`)
    await page.getByRole('textbox').fill('Name;Role\nEva Gil;Coach\nIda Ruiz;Staff\nBo Li;Player')
    await page.getByRole('button', { name: 'Read list' }).click()
    await expect(
      page.getByText('1 coach comes without rights: only an admin gives them.'),
    ).toBeVisible()
    await expect(page.getByText('Coach, without coach rights for now')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Import 3 members' }).click()
    await expect(page.getByText('3 added, 0 changed.')).toBeVisible()
    const roles = (await roster()).map(({ firstName, role }) => [firstName, role])
    expect(Object.fromEntries(roles)).toMatchObject({
      Carlo: 'Coach',
      Eva: 'Coach',
      Ida: 'Staff',
      Bo: 'Member',
    })
  },
)
