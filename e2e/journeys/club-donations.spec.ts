import type { Page } from '@playwright/test'
import { donations as text } from '@touchline/text/collections/donations/en'
import { dues } from '@touchline/text/collections/dues/en'
import { payer } from '@touchline/text/collections/payer/en'
import { wire } from '@touchline/text/wire/en'

import { clubWithDonation } from '../harness/club-donations.ts'
import { come, refused, sina } from '../harness/screens.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'

/** A picture in one colour. */
const signature = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAADwAAAAUCAIAAABeYcl+AAAAMklEQVR4nO3OAQkAQAgEMOMY4oMZ3xh/wmABVv3mnPo+kA4mLS0dQFpaOoC0tHSAk+kFhNkHfdiAoEMAAAAASUVORK5CYII=',
  'base64',
)

refused(
  'a treasurer issues a donation receipt, and the donor finds it',
  async ({ page, context, touchline }) => {
    const { send } = await come(context, touchline.address, sina)
    const { clubId, billPath } = await clubWithDonation(send)
    const button = (name: string) => page.getByRole('button', { name, exact: true })

    await page.goto(`/club/${clubId}/dues`)
    await button(wire.more).click()
    await page.getByRole('menuitem', { name: dues.tabs.donations }).click()
    await confirm(page)

    await button(text.open('Jörg Groß')).click()
    await button(text.donor.addAddress).click()
    await fill(page, {
      [text.address.street]: 'Hafenstraße 7',
      [text.address.postcode]: '24103',
      [text.address.town]: 'Kiel',
    })
    await expectAccessible(page)
    await button(wire.save).click()
    await expect(page.getByText('Jörg Groß, Hafenstraße 7, 24103 Kiel')).toBeVisible()
    await page.keyboard.press('Escape')

    await button(text.issue.all(1)).click()
    const asked = page.getByRole('alertdialog')
    await expect(asked.getByText(text.issue.text('€50.00'))).toBeVisible()
    await asked.getByRole('button', { name: text.issue.all(1) }).click()
    await expect(page.getByText(text.states.issued, { exact: true }).first()).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await button(text.open('Jörg Groß')).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      button(text.donor.download('2026/1')).click(),
    ])
    expect(file.suggestedFilename()).toBe('zuwendungsbestaetigung-2026-1.pdf')
    await button(text.send.one).click()
    await expect(page.getByText(text.send.done, { exact: true }).first()).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.goto(billPath)
    await expectAccessible(page)
    const [own] = await Promise.all([
      page.waitForEvent('download'),
      button(payer.bill.donationReceipt('2026/1')).click(),
    ])
    expect(own.suggestedFilename()).toBe('zuwendungsbestaetigung-2026-1.pdf')
  },
)

/** States the entitlement, with a printed signature. */
async function confirm(page: Page) {
  const { setUp } = text
  await fill(page, {
    [text.address.street]: 'Am Sportplatz 1',
    [text.address.postcode]: '24103',
    [text.address.town]: 'Kiel',
    [setUp.taxOffice]: 'Kiel',
    [setUp.taxNumber]: '20/290/12345',
    [setUp.assessmentPeriod]: '2021 bis 2023',
    [setUp.signer]: 'Ines Petersen',
  })
  await page.getByLabel(setUp.noticeOn).fill('2016-05-12')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'signature.png', mimeType: 'image/png', buffer: signature })
  await page.getByLabel(setUp.machineNoticeOn).fill('2026-01-02')
  await page.getByLabel(setUp.confirm).check()
  await page.getByRole('button', { name: setUp.save, exact: true }).click()
  await expect(page.getByText(text.problems.notice_expired)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByLabel(setUp.noticeOn).fill('2025-05-12')
  await page.getByRole('button', { name: setUp.save, exact: true }).click()
}

async function fill(page: Page, fields: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(fields))
    await page.getByRole('textbox', { name: label }).fill(value)
}
