import type { Locator, Page } from '@playwright/test'

import { waitUntilDrawn } from '../harness/drawn.ts'
import { tabTo } from '../harness/keyboard.ts'
import { teamWithPractice } from '../harness/players.ts'
import { come } from '../harness/screens.ts'
import { test } from '../harness/signed-in.ts'
import { expect } from '../harness/test.ts'

/** A control's look without hover or focus. */
async function lookOf(page: Page, control: Locator): Promise<string> {
  await page.mouse.move(0, 0)
  await page.evaluate('document.activeElement?.blur()')
  return pictureOf(page, control)
}

async function pictureOf(page: Page, control: Locator): Promise<string> {
  await page.evaluate(waitUntilDrawn)
  return (await control.screenshot()).toString('base64')
}

/** Checks that two states differ even in a forced palette. */
async function expectNotified(
  page: Page,
  control: Locator,
  change: () => Promise<unknown>,
): Promise<void> {
  const again = () => lookOf(page, control)
  await expect(async () => expect(await again()).toBe(await again()), 'it stands still').toPass({
    timeout: 20_000,
  })
  const before = await again()
  await change()
  await expect.poll(again, `a change of ${String(control)}`).not.toBe(before)
}

test('in forced colours, selected, switched-on and focused states are visible', async ({
  page,
  context,
  touchline,
}) => {
  const { send } = await come(context, touchline.address)
  const { teamId, at } = await teamWithPractice(send, { title: 'Passing' })
  await page.emulateMedia({ forcedColors: 'active' })

  await test.step('an answer', async () => {
    await page.goto(at)
    const going = page
      .locator('main label')
      .filter({ hasText: /^Going$/ })
      .first()
    await expectNotified(page, going, () => going.click())
  })

  await test.step('a tab, and the calendar’s view', async () => {
    const phone = page.viewportSize()
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`/team/${teamId}/calendar?view=month`)
    const week = page
      .locator('main label')
      .filter({ hasText: /^Week$/ })
      .first()
    await expectNotified(page, week, () => week.click())
    if (phone) await page.setViewportSize(phone)
    await page.goto('/teams')
    const tab = page.getByRole('tab').nth(1)
    await expectNotified(page, tab, () => tab.click())
  })

  await test.step('a switch and a checkbox', async () => {
    await page.goto('/update-profile?view=preferences')
    const toggle = page.getByRole('switch').first()
    await expectNotified(page, toggle, () => toggle.click())
    const tick = page.getByRole('checkbox').first()
    await expectNotified(page, tick.locator('..'), () => tick.click())
  })

  await test.step('the focus', async () => {
    const link = page.getByRole('link', { name: 'Notifications' }).first()
    const before = await lookOf(page, link)
    await tabTo(page, link)
    expect(await pictureOf(page, link)).not.toBe(before)
  })
})

/** Records movements that last longer than a blink. */
const watching = `(() => {
  globalThis.moved = []
  const note = ({ target, type }) => {
    for (const one of target.getAnimations())
      if (one.effect.getComputedTiming().duration > 1) globalThis.moved.push(type)
  }
  for (const kind of ['transitionrun', 'animationstart']) document.addEventListener(kind, note)
})()`

test('nothing moves with reduced motion', async ({ page, context, touchline }) => {
  const { send } = await come(context, touchline.address)
  const { teamId } = await teamWithPractice(send, { title: 'Passing' })
  await page.addInitScript(watching)
  const moved = () => page.evaluate<readonly string[]>('globalThis.moved')
  const walk = async () => {
    await page.goto(`/team/${teamId}/members`)
    await page.getByRole('button', { name: 'More', exact: true }).first().click()
    await page.keyboard.press('Escape')
    await page.goto('/teams')
    await page.getByRole('tab').nth(1).click()
    await page.evaluate(waitUntilDrawn)
    return moved()
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect((await walk()).length, 'the watch sees what moves').toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await walk()).toEqual([])
})
