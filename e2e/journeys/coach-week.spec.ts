import type { Locator, Page } from '@playwright/test'

import { gameToday } from '../harness/game-today.ts'
import { openWithDatabase } from '../harness/installations.ts'
import { enter, test } from '../harness/signed-in.ts'
import { countTaps } from '../harness/taps.ts'
import { expect } from '../harness/test.ts'

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name })
const link = (page: Page | Locator, name: string | RegExp) => page.getByRole('link', { name })

test('a coach’s week in few taps, with a fresh team', async ({ page, context, touchline }) => {
  test.setTimeout(240_000)
  const { session, team } = await gameToday(touchline.address)
  await enter(context, session)

  await test.step('marks one absent player', async () => {
    const counted = countTaps()
    await page.goto(team)
    await expect(link(page, 'Attendance').first()).toBeVisible()
    await counted.on(link(page, 'Attendance').first())
    await counted.on(button(page, 'Everyone came'))
    await counted.on(page.getByText('Absent', { exact: true }).first())
    counted.expectAtMost('attendance, one absent', 3)
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Absent', checked: true })).toHaveCount(1)
  })

  await test.step('enters 2:1', async () => {
    const counted = countTaps()
    await page.goto(team)
    await counted.on(link(page, 'Enter score').first())
    await expect(page.getByRole('textbox', { name: /Harbour Town/ })).toBeVisible()
    await counted.type(page.getByRole('textbox', { name: /Ravens/ }), '2')
    await counted.type(page.getByRole('textbox', { name: /Harbour Town/ }), '1')
    await counted.on(button(page, 'Save').first())
    await expect(button(page, 'Save')).toHaveCount(0)
    await page.goto(team)
    await expect(page.getByText(/2 ?[:–] ?1/).first()).toBeVisible()
    counted.expectAtMost('enter 2:1', 5)
  })

  await test.step('adds a player with a parent', async () => {
    const counted = countTaps()
    await page.goto(team)
    await counted.on(link(page, 'Members').first())
    await counted.on(link(page, 'Add member').first())
    await expect(page.getByLabel('First name')).toBeVisible()
    await counted.type(page.getByLabel('First name'), 'Mia')
    await counted.type(page.getByLabel('Last name'), 'Carter')
    await counted.type(page.getByLabel('Date of birth'), '03/05/2016')
    await counted.type(page.getByLabel('Parent’s name'), 'Kate Carter')
    await counted.type(page.getByLabel('Parent’s phone'), '612345678')
    await counted.on(button(page, 'Add member'))
    await expect(link(page, 'Complete Mia Carter’s profile')).toBeVisible()
    counted.expectAtMost('a player with a parent', 9)
  })
})

test('a coach’s week in few taps, in the demo club', async ({ browser }) => {
  test.setTimeout(240_000)
  const touchline = await openWithDatabase({ AUTH_AUTOCONFIRM: 'on' })
  const context = await browser.newContext({
    baseURL: touchline.address,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await page.goto('/register')
  await button(page, 'Load the demo club').click()
  await expect(page.getByText('The demo club is ready.')).toBeVisible({ timeout: 60_000 })
  await page.goto('/login')
  await button(page, 'Coach').click()
  await expect(link(page, /Lions U12/).first()).toBeVisible()
  const home =
    (await link(page, /Lions U12/)
      .first()
      .getAttribute('href')) ?? ''
  const next = page.getByRole('article').first()
  const open = async () => {
    await page.goto(home)
    await expect(next).toBeVisible()
  }
  await open()

  await test.step('writes to the parents', async () => {
    const counted = countTaps()
    await counted.on(page.getByRole('link', { name: 'New message', exact: true }))
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('To: Parents')).toBeVisible()
    await counted.type(dialog.getByRole('textbox', { name: 'Message' }), 'Bring a jumper')
    await counted.on(button(dialog, 'Send'))
    await expect(page.getByText('Bring a jumper').last()).toBeVisible()
    counted.expectAtMost('write to the parents', 3)
  })

  await test.step('sends a reminder', async () => {
    await open()
    const counted = countTaps()
    await counted.on(button(page, /^Remind/).first())
    await expect(page.getByText(/reminded/).first()).toBeVisible()
    counted.expectAtMost('remind', 2)
  })

  await test.step('makes a line-up from who is coming', async () => {
    await open()
    const counted = countTaps()
    await counted.on(link(page, 'Line-up').first())
    const filled = page.getByText(/[1-9]\d* of \d+ places filled/).first()
    await expect(page.getByText(/places filled/).first()).toBeVisible()
    await expect(filled).toHaveCount(0)
    await counted.on(button(page, /coming/i).first())
    await expect(filled).toBeVisible()
    counted.expectAtMost('line-up from who is coming', 2)
  })

  await test.step('changes the time of one practice', async () => {
    await open()
    const counted = countTaps()
    await counted.on(link(page.getByRole('article'), /Practice|Training/).first())
    await counted.on(link(page, 'Change time'))
    const chosen = page.getByRole('option').nth(3)
    const time = (await chosen.textContent()) ?? ''
    await counted.on(chosen)
    await counted.on(button(page, 'Save'))
    await counted.on(page.getByRole('dialog').getByRole('button', { name: 'Save' }))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.reload()
    await expect(page.getByText(new RegExp(`${time}[ –]`)).first()).toBeVisible()
    counted.expectAtMost('time of one practice', 5)
  })

  await test.step('cancels an event', async () => {
    await open()
    const counted = countTaps()
    await counted.on(next.getByRole('link').first())
    await counted.on(button(page, 'Event menu'))
    await counted.on(page.getByRole('menuitem', { name: 'Cancel event', exact: true }))
    await counted.on(page.getByRole('dialog').getByRole('button', { name: 'Cancel event' }))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.reload()
    await expect(page.getByText(/^Cancelled on/)).toBeVisible()
    counted.expectAtMost('cancel', 4)
  })
  await context.close()
  await touchline.stop()
})
