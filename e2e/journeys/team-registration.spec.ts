import { members } from '@touchline/text/members/en'
import { registrations as text } from '@touchline/text/registrations/en'
import { register } from '@touchline/text/registrations/public/en'

import { linkIn } from '../harness/post-office.ts'
import { come, sina } from '../harness/screens.ts'
import { test } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { wordIn } from '../harness/wire.ts'

test('a stranger registers a child with a team without a club, which accepts with one tap', async ({
  page,
  context,
  browser,
  postOffice,
  touchline: { address },
}) => {
  const { send } = await come(context, address, sina)
  const body = { name: 'Wild Boars U10', sport: 'football', gender: 'mixed', ageGroup: 'U10' }
  const team = wordIn(await send({ method: 'POST', path: '/rest/v1/teams', body }), 'team', 'id')
  await page.goto(`/team/${team}/members`)
  await page.getByRole('main').getByRole('button', { name: members.toolbar.more }).click()
  await page.getByRole('menuitem', { name: members.toolbar.registrations }).click()
  await page.getByRole('textbox', { name: text.form.placesShort }).fill('20')
  await page.getByRole('button', { name: text.form.open }).click()
  const link = page.getByRole('textbox', { name: text.form.link })
  await expect(link).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const phone = { viewport: { width: 390, height: 844 }, locale: 'en-GB' }
  const stranger = await (await browser.newContext(phone)).newPage()
  await stranger.goto(await link.inputValue())
  const field = (name: string) => stranger.getByRole('textbox', { name })
  const button = (name: string) => stranger.getByRole('button', { name, exact: true })
  const email = `marta.${crypto.randomUUID()}@family.example`
  await field(register.you.firstName).first().fill('Marta')
  await field(register.you.lastName).first().fill('Gil')
  await field(register.you.email).fill(email)
  await field(register.you.phone).fill('612 345 678')
  await field(register.you.address).fill('Mill Lane 4, Riverside')
  await field(register.you.firstName).nth(1).fill('Mia')
  await field(register.you.lastName).nth(1).fill('Gil')
  await stranger.getByLabel(register.people.born).fill('2018-05-01')
  await stranger.getByRole('checkbox', { name: /may store these details/ }).click()
  await expectAccessible(stranger)
  await expectNoSidewaysScroll(stranger)
  await button(register.send).click()
  await expect(stranger.getByText(register.sent)).toBeVisible()
  await stranger.goto(linkIn(await postOffice.letterTo(email)))
  await button(register.own.confirm).click()
  await expect(stranger.getByText(register.own.thanks(body.name))).toBeVisible()

  await page.goto(`/team/${team}/registrations?view=open`)
  await expectAccessible(page)
  await page.getByRole('button', { name: text.accept, exact: true }).click()
  await expect(page.getByText(text.accepted('Mia'))).toBeVisible()
  await page.goto(`/team/${team}/members`)
  await expect(page.getByText('Mia').first()).toBeVisible()
})
