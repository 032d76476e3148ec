import type { Page } from '@playwright/test'

import { aParentOf } from '../harness/family-of-team.ts'
import { come } from '../harness/screens.ts'
import { test } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { wordIn } from '../harness/wire.ts'

const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const card = (page: Page) =>
  page.getByRole('region').or(page.locator('section')).filter({ hasText: 'Lifts' }).first()

test('a coach and five families share cars to an away match', async ({
  browser,
  context,
  page,
  touchline,
}) => {
  const { address } = touchline
  const { send: coach } = await come(context, address)
  const fields = { name: 'Ravens U12', sport: 'football', ageGroup: 'U12', country: 'ES' }
  const made = await coach({ method: 'POST', path: '/rest/v1/teams', body: fields })
  const teamId = wordIn(made, 'team', 'id')
  const path = `/rest/v1/teams/${teamId}`
  const match = {
    type: 'league-game',
    title: 'At Sur',
    homeAway: 'away',
    opponent: 'Sur',
    location: 'Sur ground',
    date: inAWeek,
    startTime: '11:00',
    endTime: '12:30',
  }
  const event = await coach({ method: 'POST', path: `${path}/events`, body: match })
  const at = `/team/${teamId}/events/${wordIn(event, 'event', 'id')}`
  const team = { browser, address, coach, path }
  const { page: mara } = await aParentOf(team, { parent: 'Mara', child: 'Anna' })
  const { page: otto } = await aParentOf(team, { parent: 'Otto', child: 'Oskar' })
  const { page: rita } = await aParentOf(team, { parent: 'Rita', child: 'Ben' })
  const { page: sven } = await aParentOf(team, { parent: 'Sven', child: 'Sam' })
  const { page: tina } = await aParentOf(team, { parent: 'Tina', child: 'Tim' })

  await test.step('two parents offer seats', async () => {
    for (const [driver, seats, time] of [
      [mara, '1', '09:15'],
      [otto, '3', '09:30'],
    ] as const) {
      await driver.goto(at)
      await button(driver, 'I can drive').click()
      const dialog = driver.getByRole('dialog', { name: 'Offer seats' })
      await dialog.getByLabel('Free seats').click()
      await driver.getByRole('option', { name: seats, exact: true }).click()
      await dialog.getByLabel('Leave at').fill(time)
      await dialog.getByLabel('Meeting point').fill('School car park')
      await expectAccessible(driver)
      await button(driver, 'Save').click()
      await expect(dialog).toHaveCount(0)
      await expect(driver.getByText('You’re driving')).toBeVisible()
    }
  })

  await test.step('a family asks for a seat, and a driver offers the child one', async () => {
    await rita.goto(at)
    await button(rita, 'We need a lift').click()
    await button(rita, 'Ask').click()
    await expect(rita.getByText('Ben needs a lift')).toBeVisible()
    await expectAccessible(rita)
    await expectNoSidewaysScroll(rita)
    await button(mara, 'Take Ben along').click()
    await expect(mara.getByText('Not accepted yet')).toBeVisible()
  })

  await test.step('the guardian is notified and accepts', async () => {
    await expect(rita.getByText('Mara Weber (Anna) has a seat for Ben')).toBeVisible()
    await button(rita, 'Accept').click()
    await expect(rita.getByText('Ben rides with Mara Weber (Anna)')).toBeVisible()
    await expect(mara.getByText('Not accepted yet')).toHaveCount(0)
    await mara.goto('/notifications')
    await expect(mara.getByRole('link', { name: /Ben is coming in your car/ })).toBeVisible()
  })

  await test.step('the coach sees at a glance who rides with whom', async () => {
    await page.goto(at)
    await expect(card(page)).toContainText('2 cars · 4 seats')
    await expect(card(page)).toContainText('Ben Weber')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  await test.step('a driver who drops out notifies the family, which takes the other car', async () => {
    await mara.goto(at)
    await button(mara, 'I can’t drive').click()
    const question = mara.getByRole('alertdialog', { name: 'Withdraw your car?' })
    await expectAccessible(mara)
    await question.getByRole('button', { name: 'I can’t drive' }).click()
    await expect(mara.getByText('You’re driving')).toHaveCount(0)
    await expect(rita.getByText('Ben needs a lift')).toBeVisible()
    await button(rita, 'Ride with Otto Weber (Oskar)').click()
    await expect(rita.getByText('Ben rides with Otto Weber (Oskar)')).toBeVisible()
    await rita.goto('/notifications')
    await expect(rita.getByRole('link', { name: /Ben needs a new lift/ })).toBeVisible()
  })

  await test.step('two more families fill that car', async () => {
    for (const [parent, child] of [
      [sven, 'Sam'],
      [tina, 'Tim'],
    ] as const) {
      await parent.goto(at)
      await button(parent, 'We need a lift').click()
      await button(parent, 'Ask').click()
      await button(parent, 'Ride with Otto Weber (Oskar)').click()
      await expect(parent.getByText(`${child} rides with Otto Weber (Oskar)`)).toBeVisible()
    }
    await otto.goto(at)
    await expect(otto.getByRole('region', { name: 'You’re driving' })).toContainText('Full')
  })

  await test.step('the driver leaves earlier, and every family in the car hears of it', async () => {
    await button(otto, 'Edit').click()
    const dialog = otto.getByRole('dialog', { name: 'Offer seats' })
    await dialog.getByLabel('Leave at').fill('09:00')
    await button(otto, 'Save').click()
    await expect(dialog).toHaveCount(0)
    for (const [parent, child] of [
      [rita, 'Ben'],
      [sven, 'Sam'],
      [tina, 'Tim'],
    ] as const) {
      await parent.goto('/notifications')
      await expect(
        parent.getByRole('link', { name: new RegExp(`lift for ${child} has changed`) }),
      ).toBeVisible()
    }
    await mara.goto('/notifications')
    await expect(mara.getByRole('link', { name: /has changed/ })).toHaveCount(0)
  })
})
