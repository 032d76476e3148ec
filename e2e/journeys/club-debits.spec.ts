import { debits } from '@touchline/text/collections/debits/en'
import { wire } from '@touchline/text/wire/en'

import { come, refused, sina } from '../harness/screens.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { type Send, wordIn } from '../harness/wire.ts'

const clubFields = { name: 'TSV Nord', memberCount: 20, sport: 'football', phone: '+4930123456' }
const rate = {
  id: '019cebf5-0f00-7000-8000-0000000000d6',
  name: 'Youth',
  minAge: null,
  maxAge: null,
  teamIds: [],
  kinds: [],
  amount: 9650,
}
const rules = {
  rates: [rate],
  isProRata: false,
  siblingPercents: [],
  familyMaximum: null,
  yearBegins: 1,
}

/** A club whose two members have open bills. */
async function clubWithBills(send: Send): Promise<string> {
  const created = await send({ method: 'POST', path: '/rest/v1/clubs', body: clubFields })
  const clubId = wordIn(created, 'id')
  const at = `/rest/v1/clubs/${clubId}`
  const team = { sport: 'football', gender: 'mixed', ageGroup: 'senior', name: 'Nord U12' }
  const made = await send({ method: 'POST', path: `${at}/teams`, body: { teams: [team] } })
  for (const firstName of ['Mia', 'Jörg'])
    await send({
      method: 'POST',
      path: `/rest/v1/teams/${wordIn(made, 'teams', '0', 'id')}/members`,
      body: { firstName, lastName: 'Groß', email: `${firstName.length}@example.org` },
    })
  const body = { rules, currency: 'EUR', months: 12, version: 0 }
  await send({ method: 'PUT', path: `${at}/dues`, body })
  const preview = await send({
    method: 'GET',
    path: `${at}/dues/preview?startsOn=2026-01-01&months=12`,
  })
  await send({
    method: 'POST',
    path: `${at}/dues/runs`,
    body: {
      startsOn: '2026-01-01',
      months: 12,
      id: crypto.randomUUID(),
      name: 'Fee 2026',
      dueOn: '2026-01-31',
      personIds: ['0', '1'].map((family) =>
        wordIn(preview, 'families', family, 'people', '0', 'id'),
      ),
      amount: 19_300,
      version: 1,
    },
  })
  return clubId
}

refused('a treasurer collects fees by direct debit', async ({ page, context, touchline }) => {
  const { send } = await come(context, touchline.address, sina)
  const clubId = await clubWithBills(send)
  const { setup, start, runs, mandates } = debits
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const field = (name: string) => page.getByRole('textbox', { name })

  await page.goto(`/club/${clubId}/dues`)
  await button(wire.more).click()
  await page.getByRole('menuitem', { name: debits.tab }).click()
  await button(setup.open).click()
  await field(setup.identifier).fill('DE98 ZZZ 0999 9999 999')
  await field(setup.iban).fill('DE89 3704 0044 0532 0130 00')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await button(setup.save).click()

  await button(runs.start).click()
  await expect(page.getByText(start.without(2))).toBeVisible()
  await button(start.addMandate).first().click()
  await field(mandates.iban).fill('DE89 3704 0044 0532 0130 00')
  await page.getByLabel(mandates.signedOn).fill('2026-01-15')
  await expectAccessible(page)
  await button(mandates.save).click()
  await expect(page.getByText(start.summary(1, '€96.50'))).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await button(start.send('€96.50')).click()
  const confirm = page.getByRole('alertdialog')
  await confirm.getByRole('button', { name: start.send('€96.50') }).click()
  await expect(page.getByText(start.sent)).toBeVisible()
  const download = page.waitForEvent('download')
  await button(runs.file).click()
  expect((await download).suggestedFilename()).toMatch(/^sepa-.*\.xml$/)
  await expect(page.getByText(runs.states.submitted)).toBeVisible()
  const panel = page.getByRole('tabpanel')
  await panel.getByText(runs.details, { exact: true }).click()
  await expect(page.getByText(runs.itemStates.collecting)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await button(debits.mandatesLink(1)).click()
  await expect(page.getByText(mandates.states.valid)).toBeVisible()
  await expectAccessible(page)
})
