import { registrations as text } from '@touchline/text/registrations/en'
import { register } from '@touchline/text/registrations/public/en'

import { linkIn } from '../harness/post-office.ts'
import { come, sina } from '../harness/screens.ts'
import { test } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { type Send, wordIn } from '../harness/wire.ts'

const clubFields = {
  name: 'TSV Grünwald 1908 e. V.',
  memberCount: 20,
  sport: 'football',
  phone: '+491701234567',
}
const row = { sport: 'football', gender: 'mixed' }
const rate = { minAge: null, maxAge: 17, teamIds: [], kinds: [], name: 'Child', amount: 12_000 }

async function clubWithFees(send: Send): Promise<string> {
  const body = clubFields
  const club = wordIn(await send({ method: 'POST', path: '/rest/v1/clubs', body }), 'id')
  const teams = [
    { ...row, name: 'Grünwald U10', ageGroup: 'U10' },
    { ...row, name: 'Grünwald U12 Mädchen der Spielgemeinschaft Süd-West', ageGroup: 'U12' },
  ]
  await send({ method: 'POST', path: `/rest/v1/clubs/${club}/teams`, body: { teams } })
  const rules = {
    rates: [{ ...rate, id: crypto.randomUUID() }],
    isProRata: false,
    siblingPercents: [50],
    familyMaximum: null,
    yearBegins: 1,
  }
  const dues = { rules, currency: 'EUR', months: 12, version: 0 }
  await send({ method: 'PUT', path: `/rest/v1/clubs/${club}/dues`, body: dues })
  return club
}

test('a stranger registers two children, whom the club accepts with one tap', async ({
  page,
  context,
  browser,
  postOffice,
  touchline: { address },
}) => {
  const { send } = await come(context, address, sina)
  const club = await clubWithFees(send)
  await page.goto(`/club/${club}/registrations`)
  await page.getByRole('tab', { name: text.tabs.form }).click()
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
  await button(register.send).click()
  await expect(stranger.getByText(register.check)).toBeVisible()
  await expectAccessible(stranger)
  await expectNoSidewaysScroll(stranger)

  const email = `marta.${crypto.randomUUID()}@family.example`
  await field(register.you.firstName).first().fill('Marta')
  await field(register.you.lastName).first().fill('Gil')
  await field(register.you.email).fill(email)
  await field(register.you.phone).fill('612 345 678')
  await field(register.you.address).fill('Mill Lane 4, Riverside')
  await field(register.you.firstName).nth(1).fill('Mia')
  await field(register.you.lastName).nth(1).fill('Gil')
  await stranger.getByLabel(register.people.born).fill('2018-05-01')
  await button(register.people.add).click()
  await expect(field(register.you.lastName).nth(2)).toHaveValue('Gil')
  await field(register.you.firstName).nth(2).fill('Leo')
  await stranger.getByLabel(register.people.born).nth(1).fill('2016-05-01')
  await expect(stranger.getByText('€180.00')).toBeVisible()
  await stranger.getByRole('checkbox', { name: /may store these details/ }).click()
  await button(register.send).click()
  await expect(stranger.getByText(register.sent)).toBeVisible()

  await stranger.goto(linkIn(await postOffice.letterTo(email)))
  await expect(stranger.getByText(clubFields.name)).toBeVisible()
  await expectAccessible(stranger)
  await button(register.own.confirm).click()
  await expect(stranger.getByText(register.own.thanks(clubFields.name))).toBeVisible()
  await expectAccessible(stranger)
  await expectNoSidewaysScroll(stranger)

  await page.goto(`/club/${club}/registrations`)
  const accept = page.getByRole('button', { name: text.acceptAll(2) })
  await expect(accept).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await accept.click()
  await expect(
    page.getByText(`${text.accepted('Mia and Leo')}. ${text.bills.billed}`),
  ).toBeVisible()
  await expect(page.getByText(text.empty)).toBeVisible()
})
