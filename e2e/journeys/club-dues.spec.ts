import { dues } from '@touchline/text/collections/dues/en'
import { wire } from '@touchline/text/wire/en'

import { come, refused, sina } from '../harness/screens.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { type Send, wordIn } from '../harness/wire.ts'

const clubFields = { name: 'CD Norte', memberCount: 20, sport: 'football', phone: '+34600123456' }
const row = { sport: 'football', gender: 'mixed', ageGroup: 'senior' }

/** A club with children in two teams. */
async function clubWithChildren(send: Send): Promise<string> {
  const clubId = wordIn(
    await send({ method: 'POST', path: '/rest/v1/clubs', body: clubFields }),
    'id',
  )
  const teams = [
    { ...row, name: 'Norte U10' },
    { ...row, name: 'Norte U15' },
  ]
  const made = await send({
    method: 'POST',
    path: `/rest/v1/clubs/${clubId}/teams`,
    body: { teams },
  })
  const people = [
    ['0', 'Mia', '2017-05-01'],
    ['1', 'Leo', '2013-05-01'],
    ['1', 'Zoë', '2014-02-01'],
  ] as const
  for (const [at, firstName, dateOfBirth] of people)
    await send({
      method: 'POST',
      path: `/rest/v1/teams/${wordIn(made, 'teams', at, 'id')}/members`,
      body: { firstName, lastName: 'Böhm', dateOfBirth, email: `${firstName}@example.org` },
    })
  return clubId
}

refused(
  'a treasurer sets the fees and bills the whole club',
  async ({ page, context, touchline }) => {
    const { send } = await come(context, touchline.address, sina)
    const clubId = await clubWithChildren(send)
    const { rules, write, runs } = dues
    const button = (name: string | RegExp) => page.getByRole('button', { name })

    await page.goto(`/club/${clubId}/dues`)
    await button(rules.add).click()
    const dialog = page.getByRole('dialog', { name: rules.newTitle })
    await dialog.getByRole('textbox', { name: rules.name }).fill('Youth')
    await dialog.getByRole('textbox', { name: rules.amount }).fill('1,050.00')
    await dialog.getByRole('textbox', { name: rules.maxAge }).fill('17')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText('Youth · up to 17 · €1,050.00 a year')).toBeVisible()
    await page.getByRole('textbox', { name: rules.second }).fill('25')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await button(rules.save).click()
    await expect(page.getByText(rules.saved)).toBeVisible()

    await page.getByRole('button', { name: wire.more, exact: true }).click()
    await page.getByRole('menuitem', { name: dues.tabs.write }).click()
    await expect(page.getByText(write.summary(3, '€3,150.00'))).toBeVisible()
    await page.getByLabel(write.dueOn).fill('2031-02-01')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await button(write.exempt('Mia Böhm')).click()
    await page.getByRole('textbox', { name: write.exemptReason }).fill('Referee')
    await expectAccessible(page)
    await button('Save').click()
    await expect(page.getByText(write.summary(2, '€2,100.00'))).toBeVisible()

    await button(write.send(2)).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: write.send(2) })
      .click()
    await expect(page.getByText(write.sent(2))).toBeVisible()
    await expect(page.getByText(runs.outstanding('€2,100.00'))).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  },
)
