import { debits } from '@touchline/text/collections/debits/en'
import { wire } from '@touchline/text/wire/en'

import { clubWithBills } from '../harness/club-bills.ts'
import { come, refused, sina } from '../harness/screens.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'

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

  await button(debits.more).click()
  await page.getByRole('menuitem', { name: debits.mandatesLink(1) }).click()
  await expect(page.getByText(mandates.states.valid)).toBeVisible()
  await expectAccessible(page)
})
