import type { Page } from '@playwright/test'

import { aPlayer, teamWithPractice } from '../harness/players.ts'
import { come } from '../harness/screens.ts'
import { test } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a pub team keeps fines, drinks and money in its cash box', async ({
  browser,
  context,
  page,
  touchline,
}) => {
  const { address } = touchline
  const { send: coach } = await come(context, address)
  const { teamId, path } = await teamWithPractice(coach, { title: 'Practice' })
  const at = `/team/${teamId}/cash-box`
  const paul = await aPlayer({ browser, address, coach, path }, 'Paul')
  const rosa = await aPlayer({ browser, address, coach, path }, 'Rosa')

  await test.step('one switch turns it on, and usual fines are a tap away', async () => {
    await page.goto(`/team/${teamId}/settings?section=cashBox`)
    await page.getByRole('switch', { name: 'Use a cash box' }).click()
    await page.getByRole('link', { name: 'Open the cash box' }).click()
    await page.getByRole('tab', { name: 'Fines & drinks' }).click()
    await button(page, 'Late for practice €2.00').click()
    await button(page, 'Beer €2.00').click()
    await expect(page.getByRole('heading', { name: 'Drinks' })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  await test.step('a player owes nothing, and adds a drink with one tap', async () => {
    await paul.goto(at)
    await expect(paul.getByText('You owe nothing')).toBeVisible()
    await button(paul, 'Beer €2.00').click()
    await expect(paul.getByText('You owe', { exact: true })).toBeVisible()
    await button(paul, 'Undo Beer').click()
    await expect(paul.getByText('You owe nothing')).toBeVisible()
    await button(paul, 'Beer €2.00').click()
    await expect(paul.getByText('You owe', { exact: true })).toBeVisible()
    await expectAccessible(paul)
    await expectNoSidewaysScroll(paul)
  })

  await test.step('two players are fined together and notified', async () => {
    await page.getByRole('tab', { name: 'Players' }).click()
    await button(page, 'Fine').click()
    const dialog = page.getByRole('dialog', { name: 'Add a fine or drink' })
    await dialog.getByLabel('Paul Player').check()
    await dialog.getByLabel('Rosa Player').check()
    await expectAccessible(page)
    await button(page, 'Add').click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: /Paul Player owes €4\.00/ })).toBeVisible()
    await expect(paul.locator('main')).toContainText('€4.00')
    await rosa.goto('/notifications')
    await rosa.getByRole('link', { name: /You have a new fine in Ravens/ }).click()
    await expect(rosa.locator('main')).toContainText('Late for practice')
  })

  await test.step('the cashier takes money and buys a crate', async () => {
    await page.getByRole('button', { name: /Paul Player/ }).click()
    await button(page, 'Record payment').click()
    await page.getByRole('textbox', { name: 'Amount' }).fill('3')
    await button(page, 'Save').click()
    await expect(page.getByRole('dialog', { name: 'Paul Player' })).toContainText('€1.00')
    await page.keyboard.press('Escape')
    await button(page, 'More actions').click()
    await page.getByRole('menuitem', { name: 'Record expense' }).click()
    await page.getByRole('textbox', { name: 'Amount' }).fill('1.50')
    await page.getByRole('textbox', { name: 'Note' }).fill('Crate of water')
    await button(page, 'Save').click()
    await page.getByRole('tab', { name: 'Money' }).click()
    await expect(page.locator('main')).toContainText('€1.50')
    await expect(page.locator('main')).toContainText('Crate of water')
  })

  await test.step('balances become bills, once; cancelling one restores its balance', async () => {
    await button(page, 'More actions').click()
    await page.getByRole('menuitem', { name: 'Write bills' }).click()
    await expectAccessible(page)
    await button(page, 'Send 2 bills, €3.00').click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await paul.goto(at)
    await expect(paul.getByText('You owe nothing')).toBeVisible()
    await paul.goto('/bills')
    await expect(paul.locator('main')).toContainText('€1.00')
    await page.getByRole('tab', { name: 'Players' }).click()
    await page.getByRole('button', { name: /Rosa Player/ }).click()
    await button(page, 'Cancel bill').click()
    await expect(page.getByRole('dialog', { name: 'Rosa Player' })).toContainText('€2.00')
  })
})
