import { bank as text } from '@touchline/text/collections/bank/en'
import { debits } from '@touchline/text/collections/debits/en'
import { dues } from '@touchline/text/collections/dues/en'

import { test } from '../harness/demo-club.ts'
import { enter } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { completeWorld } from '../pictures/worlds.ts'

test('a treasurer imports a statement, adds a bank fee, books a transfer and undoes one', async ({
  context,
  page,
  address,
}) => {
  const { sessions, clubId, statements = [] } = await completeWorld(address)
  await enter(context, sessions['treasurer'] ?? '')
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  await page.goto(`${address}/club/${clubId}`)
  await page.getByRole('link', { name: dues.menu }).click()
  await page.getByRole('tab', { name: dues.tabs.bank }).click()
  const field = page.locator('input[type=file]')
  for (const [at, statement] of statements.entries()) {
    const name = `bank-${at}.xml`
    await field.setInputFiles({ name, mimeType: 'text/xml', buffer: Buffer.from(statement) })
    await expect(page.getByText(text.result(name))).toBeVisible()
  }
  const result = [
    text.waiting(3),
    text.booked(2),
    text.collected(10, '€1,167.07'),
    text.known(1),
    text.notBooked(1),
    text.returned(2),
    text.unread(1),
    text.out(1),
  ]
  for (const group of result) await expect(page.getByText(group)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await button(debits.runs.chargeFee('€3.50')).click()
  await expect(page.getByText(debits.runs.feeCharged)).toBeVisible()
  await button(text.book).first().click()
  await expect(page.getByText(text.bookedOne)).toBeVisible()
  await button(text.show).first().click()
  await expect(button(text.undo).first()).toBeInViewport()
  await expectAccessible(page)
  const undos = await button(text.undo).count()
  await button(text.undo).first().click()
  await expect(page.getByText(text.undone)).toBeVisible()
  await expect(button(text.undo)).toHaveCount(undos - 1)
})
