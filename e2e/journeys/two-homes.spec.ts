import type { Page } from '@playwright/test'

import { aParentOf, joinAs } from '../harness/family-of-team.ts'
import { come } from '../harness/screens.ts'
import { test } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { wordIn } from '../harness/wire.ts'

/** In the second week of a plan that begins today. */
const inNineDays = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10)

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('two parents agree on their child’s weeks, for all teams and nobody else', async ({
  browser,
  context,
  page,
  touchline: { address },
}) => {
  const { send: coach } = await come(context, address)
  const fields = { name: 'Ravens U12', sport: 'football', ageGroup: 'U12', country: 'ES' }
  const made = await coach({ method: 'POST', path: '/rest/v1/teams', body: fields })
  const teamId = wordIn(made, 'team', 'id')
  const path = `/rest/v1/teams/${teamId}`
  const team = { browser, address, coach, path }
  const {
    page: anna,
    send: asAnna,
    childId,
  } = await aParentOf(team, { parent: 'Anna', child: 'Tom' })
  const { page: ben, send: asBen } = await aParentOf(team, { parent: 'Ben', child: 'Tom', childId })
  const { page: rose } = await aParentOf(team, { parent: 'Rose', child: 'Tom', childId })
  const { page: olga } = await aParentOf(team, { parent: 'Olga', child: 'Otto' })
  const family = `/team/${teamId}/members/${childId}?tab=parents`

  await test.step('one proposes alternate weeks, the other agrees', async () => {
    await anna.goto(family)
    await button(anna, 'Set up two homes').click()
    await expectAccessible(anna)
    await button(anna, 'Send suggestion').click()
    await expect(anna.getByText('Waiting for Ben to agree')).toBeVisible()
    await ben.goto(family)
    await expect(ben.getByText('Anna suggests two homes for Tom')).toBeVisible()
    await button(ben, 'Agree').click()
    await expect(ben.getByText('Tom is with Anna')).toBeVisible()
    await expect(anna.getByText('Tom is with you')).toBeVisible()
  })

  const practice = { type: 'practice', title: 'Practice', date: inNineDays }
  const times = { startTime: '16:30', endTime: '17:30' }
  const body = { ...practice, ...times }
  const event = await coach({ method: 'POST', path: `${path}/events`, body })
  const at = `/team/${teamId}/events/${wordIn(event, 'event', 'id')}`

  await test.step('asks only the parent of that week', async () => {
    await ben.goto('/notifications')
    await expect(ben.getByRole('link', { name: /Practice/ })).toBeVisible()
    await anna.goto('/notifications')
    await expect(anna.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(anna.getByRole('link', { name: /Practice/ })).toHaveCount(0)
  })

  await test.step('a note reaches the other parent', async () => {
    await anna.goto(at)
    await expect(anna.getByText('Tom is with Ben')).toBeVisible()
    await button(anna, 'Add note for the other parent').click()
    await anna.getByLabel('Note on the hand-over').fill('Boots are in the bag')
    await expectAccessible(anna)
    await button(anna, 'Save note').click()
    await expect(anna.getByText('Your note')).toBeVisible()
    await expect(ben.getByRole('link', { name: /wrote about Tom’s hand-over/ })).toBeVisible()
    await ben.goto(at)
    await expect(ben.getByText('Note from Anna')).toBeVisible()
    await expect(ben.getByText('Boots are in the bag')).toBeVisible()
    await expectAccessible(ben)
    await expectNoSidewaysScroll(ben)
  })

  await test.step('a third guardian reads the plan, others learn nothing of it', async () => {
    await rose.goto(family)
    await expect(rose.getByText('Tom is with Anna')).toBeVisible()
    await expect(button(rose, 'Suggest a change')).toHaveCount(0)
    await expect(button(rose, 'End two homes')).toHaveCount(0)
    for (const other of [olga, page]) {
      await other.goto(at)
      await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(other.getByText(/Tom is with|Boots are in the bag/)).toHaveCount(0)
    }
  })

  await test.step('the plan holds in the child’s other team', async () => {
    const { send: dora } = await come(await browser.newContext({ baseURL: address }), address, {
      firstName: 'Dora',
      lastName: 'Gil',
    })
    const body = { ...fields, name: 'Ravens Futsal' }
    const otherId = wordIn(
      await dora({ method: 'POST', path: '/rest/v1/teams', body }),
      'team',
      'id',
    )
    const other = { coach: dora, path: `/rest/v1/teams/${otherId}` }
    const tomId = await joinAs(asAnna, { ...other, parent: 'Anna', child: 'Tom' })
    await joinAs(asBen, { ...other, parent: 'Ben', child: 'Tom', childId: tomId })
    await anna.goto(`/team/${otherId}/members/${tomId}?tab=parents`)
    await expect(anna.getByText('Tom is with you')).toBeVisible()
  })

  await test.step('an exception gives the day to the other parent, and the note stays', async () => {
    await anna.goto(family)
    await button(anna, 'Suggest a change').click()
    await button(anna, 'Add exception').click()
    const exception = anna.getByRole('group', { name: 'Exception 1' })
    await exception.getByLabel('From').fill(inNineDays)
    await exception.getByLabel('Until').fill(inNineDays)
    await button(anna, 'Send suggestion').click()
    await ben.goto(family)
    await button(ben, 'Agree').click()
    await expect(ben.getByText('Agreed', { exact: true })).toBeVisible()
    await anna.goto(at)
    await expect(anna.getByText('Tom is with you')).toBeVisible()
    await expect(anna.getByText('Boots are in the bag')).toBeVisible()
  })

  await test.step('ending the plan deletes the note', async () => {
    await button(ben, 'End two homes').click()
    const question = ben.getByRole('alertdialog')
    await question.getByRole('button', { name: 'End two homes', exact: true }).click()
    await expect(button(ben, 'Set up two homes')).toBeVisible()
    await expect(anna.getByText('Boots are in the bag')).toHaveCount(0)
  })
})
