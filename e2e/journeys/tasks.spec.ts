import { presetTasks } from '@touchline/domain/teams/tasks'

import { answer, aPlayer, teamWithPractice } from '../harness/players.ts'
import { come } from '../harness/screens.ts'
import { test } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { wordIn } from '../harness/wire.ts'

const aWeekAgo = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10)

test('tasks are shared fairly and swapped with one tap', async ({
  browser,
  context,
  page,
  touchline,
}) => {
  const { address } = touchline
  const { send: coach } = await come(context, address)
  const { teamId, path, at } = await teamWithPractice(coach, { title: 'Practice' })
  for (const name of presetTasks)
    await coach({
      method: 'POST',
      path: `${path}/tasks`,
      body: { task: { name, description: '', assigneeId: null } },
    })
  const fred = await aPlayer({ browser, address, coach, path }, 'Fred')
  const wanda = await aPlayer({ browser, address, coach, path }, 'Wanda')
  const openTasks = (of: typeof page) => of.getByText('Tasks', { exact: true }).click()
  const balls = (of: typeof page) => of.getByRole('listitem').filter({ hasText: /^Balls/ })

  await test.step('proposes people who are coming, and counts nothing before the coach confirms', async () => {
    await fred.goto(at)
    await answer(fred, 'Going')
    await expect(fred.getByRole('radio', { name: 'Going', exact: true }).first()).toBeChecked()
    await page.goto(`/team/${teamId}/attendance?tab=tasks`)
    await page.getByRole('button', { name: 'Share out fairly' }).click()
    const proposal = page.getByRole('dialog', { name: 'Fair proposal' })
    await expect(proposal.getByLabel('Balls: Fred Player')).toBeChecked()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await proposal.getByLabel('Captain: Fred Player').uncheck()
    await expect(page.getByText('0 of 9 taken')).toBeVisible()
    await proposal.getByRole('button', { name: 'Assign' }).click()
    await expect(page.getByText('8 of 9 taken')).toBeVisible()
    await expect(proposal).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('asks to swap a task', async () => {
    await openTasks(fred)
    await expect(balls(fred)).toContainText('Fred Player')
    await balls(fred).getByRole('button', { name: 'Ask for a swap' }).click()
    await expect(balls(fred)).toContainText('Looking for a swap')
    await expect(balls(fred).getByRole('button', { name: 'Keep it' })).toBeVisible()
    await expectAccessible(fred)
  })

  await test.step('someone else takes it over, and both see that', async () => {
    await wanda.goto(at)
    await openTasks(wanda)
    await balls(wanda).getByRole('button', { name: 'Take over' }).click()
    await expect(balls(wanda)).toContainText('Wanda Player')
    await expectAccessible(wanda)
    await expectNoSidewaysScroll(wanda)
    await expect(balls(fred)).toContainText('Wanda Player')
    await expect(balls(fred).getByRole('button')).toHaveCount(0)
    await wanda.goto(`/team/${teamId}`)
    await expect(wanda.getByText('You bring: Balls')).toBeVisible()
  })

  await test.step('after the event a member reads who did it, and the coach corrects it', async () => {
    const body = { type: 'practice', title: 'Last practice', date: aWeekAgo }
    const made = await coach({ method: 'POST', path: `${path}/events`, body })
    const past = `/team/${teamId}/events/${wordIn(made, 'event', 'id')}`
    await page.goto(past)
    await openTasks(page)
    // The button next to it has the same name.
    const who = page.locator('input').and(page.getByRole('combobox', { name: 'Who does Balls?' }))
    await who.fill('Wanda')
    await page.getByRole('option', { name: 'Wanda Player' }).click()
    await expect(who).toHaveValue('Wanda Player')
    await wanda.goto(past)
    await openTasks(wanda)
    await expect(balls(wanda)).toContainText('Wanda Player')
    await expect(wanda.getByRole('listitem').filter({ hasText: /^Captain/ })).toBeVisible()
    for (const hand of ['Give back', 'Ask for a swap', 'I’ll do it'])
      await expect(wanda.getByRole('button', { name: hand })).toHaveCount(0)
    await expectAccessible(wanda)
  })

  await test.step('a deleted task stays where it was done, and its person is notified', async () => {
    await page.goto(`/team/${teamId}/settings?section=tasks`)
    await page.getByRole('button', { name: /Balls/ }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('loses it and is told')
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(question).toHaveCount(0)
    await expect(page.getByRole('row').filter({ hasText: 'Balls' })).toHaveCount(0)
    await wanda.reload()
    await openTasks(wanda)
    await expect(balls(wanda)).toContainText('Wanda Player')
    await wanda.goto(at)
    await openTasks(wanda)
    await expect(wanda.getByRole('listitem').filter({ hasText: /^Captain/ })).toBeVisible()
    await expect(balls(wanda)).toHaveCount(0)
    await wanda.goto('/notifications')
    await expect(wanda.getByRole('link', { name: /No longer your task at/ })).toBeVisible()
  })
})
