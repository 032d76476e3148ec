import { enter, test } from '../harness/signed-in.ts'
import { aTeam } from '../harness/talk.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { sender } from '../harness/wire.ts'

test('a coach reads how many people a team message can’t reach', async ({
  page,
  context,
  touchline: { address },
}) => {
  const { teamId, coach } = await aTeam(address)
  const body = { firstName: 'Ava', lastName: 'Roe' }
  const path = `/rest/v1/teams/${teamId}/members`
  await sender(address, coach)({ method: 'POST', path, body })
  await enter(context, coach)

  await page.goto(`/team/${teamId}/messages?to=`)
  const dialog = page.getByRole('dialog', { name: 'New message' })
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Summer party')
  await dialog.getByRole('button', { name: 'Next' }).click()
  const silent = dialog.getByText('1 person can’t be reached yet')
  await dialog.getByText('Whole team').click()
  await expect(dialog.getByText('Goes to 1 person')).toBeVisible()
  await expect(silent).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await dialog.getByText('Parents', { exact: true }).click()
  await expect(silent).toHaveCount(0)
})
