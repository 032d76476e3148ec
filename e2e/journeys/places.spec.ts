import { answer, aPlayer, teamWithPractice } from '../harness/players.ts'
import { come } from '../harness/screens.ts'
import { test } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'

test('the last place is taken, the next person waits and gets a place; then the deadline passes', async ({
  browser,
  context,
  page,
  touchline,
}) => {
  const { address } = touchline
  const { send: coach } = await come(context, address)
  const { path, event, at } = await teamWithPractice(coach, { title: 'One boat', places: 1 })
  const team = { browser, address, coach, path }
  const first = await aPlayer(team, 'Fred')
  const second = await aPlayer(team, 'Wanda')

  await test.step('the first to answer gets the place', async () => {
    await first.goto(at)
    await answer(first, 'Going')
    await expect(first.getByText('You have a place')).toBeVisible()
    await expect(first.getByText('1 of 1 places').first()).toBeVisible()
  })

  await test.step('later ones join the waiting list, and see their position', async () => {
    await second.goto(at)
    await answer(second, 'Going')
    await expect(second.getByText('Full. You’re number 1 on the waiting list.')).toBeVisible()
    await expectAccessible(second)
    await expectNoSidewaysScroll(second)
    await page.goto(at)
    await expect(page.getByText('Waiting list').first()).toBeVisible()
  })

  await test.step('a free place is announced on the page and by notification', async () => {
    await answer(first, 'Not going')
    await expect(second.getByText('A place is free: you’re in.')).toBeVisible()
    await expectAccessible(second)
    await second.goto('/notifications')
    await expect(second.getByText('One boat').first()).toBeVisible({ timeout: 30_000 })
  })

  await test.step('after the deadline answers are refused, with the reason', async () => {
    const changes = { deadline: { daysBefore: 7, time: '00:00' } }
    await coach({ method: 'PATCH', path: `${path}/events/${event}`, body: { version: 1, changes } })
    await first.goto(at)
    await expect(first.getByText('The answer deadline has passed').first()).toBeVisible()
    await expect(first.getByRole('radio', { name: 'Going', exact: true }).first()).toBeDisabled()
    await expectAccessible(first)
  })
})
