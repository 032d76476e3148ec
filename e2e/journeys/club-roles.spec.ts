import { clubRoles as text } from '@touchline/text/clubs/roles/en'
import { dues } from '@touchline/text/collections/dues/en'
import { invitations } from '@touchline/text/invitations/en'
import { site } from '@touchline/text/site/en'

import { linkIn } from '../harness/post-office.ts'
import { come, sina } from '../harness/screens.ts'
import { enter, makeAccount, test } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { wordIn } from '../harness/wire.ts'

const clubFields = { name: 'CD Oeste', memberCount: 20, sport: 'football', phone: '+34600123456' }
const team = { name: 'Oeste U10', sport: 'football', gender: 'mixed', ageGroup: 'U10' }

test('a manager invites a treasurer, who sees the money but no messages', async ({
  page,
  context,
  browser,
  postOffice,
  touchline: { address },
}) => {
  const { send } = await come(context, address, sina)
  const body = clubFields
  const club = wordIn(await send({ method: 'POST', path: '/rest/v1/clubs', body }), 'id')
  const teams = { teams: [team] }
  await send({ method: 'POST', path: `/rest/v1/clubs/${club}/teams`, body: teams })

  await page.goto(`/club/${club}`)
  await page.getByRole('button', { name: text.table }).click()
  await expect(page.getByText(text.abilities.bill_dues)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Escape')

  const email = `tara.${crypto.randomUUID()}@club.example`
  await page.getByRole('button', { name: invitations.managerPage.invite }).click()
  const dialog = page.getByRole('dialog', { name: invitations.managerPage.invite })
  await dialog.getByRole('textbox').fill(email)
  await dialog.getByRole('checkbox', { name: text.names.treasurer }).click()
  await dialog.getByRole('button', { name: invitations.managerPage.send }).click()
  await expect(page.getByText(email)).toBeVisible()

  const { session } = await makeAccount(address, { firstName: 'Tara', lastName: 'Till', email })
  const own = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
  await enter(own, session)
  const treasurer = await own.newPage()
  await treasurer.goto(linkIn(await postOffice.letterTo(email)))
  await treasurer.getByRole('button', { name: invitations.managerPage.accept }).click()
  await treasurer.getByRole('link', { name: invitations.managerPage.openClub }).click()
  await expect(treasurer.getByRole('link', { name: dues.menu })).toBeVisible()
  await expectAccessible(treasurer)

  await treasurer.getByRole('link', { name: team.name }).click()
  await expect(treasurer).toHaveURL(/\/collections$/)
  await expect(treasurer.getByRole('link', { name: site.team.members }).first()).toBeVisible()
  for (const name of [site.team.calendar, site.team.messages])
    await expect(treasurer.getByRole('link', { name, exact: true })).toHaveCount(0)
  await expectAccessible(treasurer)
  await expectNoSidewaysScroll(treasurer)

  // Without a team or child, Tara starts at the club.
  await treasurer.goto('/login')
  await expect(treasurer).toHaveURL(new RegExp(`/club/${club}$`))
})
