import { aTeam } from '../harness/french-team.ts'
import { come } from '../harness/screens.ts'
import { enter, makeAccount, test } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { sender } from '../harness/wire.ts'

test('a young player is sent to a parent, and can’t be his own parent', async ({
  page,
  context,
  browser,
  touchline,
}) => {
  const { address } = touchline
  const admin = sender(
    address,
    (await makeAccount(address, { firstName: 'Eva', lastName: 'Blanc' })).session,
  )
  const { teamId, path, code, coach } = await aTeam(admin, address)
  await page.goto(`/team/${teamId}/join?typed=${code}`)
  await expect(page.getByRole('link', { name: 'I already use Touchline' })).toBeVisible()
  await come(context, address, { firstName: 'Jonas', lastName: 'Becker' })
  await page.goto(`/team/${teamId}/join?typed=${code}`)
  await page.getByText('I’m a player, coach or helper').click()
  await page.getByLabel('Date of birth').fill('10/03/2010')
  await page.getByRole('button', { name: 'Ask to join' }).click()
  await expect(page.getByText('Under 18? A parent joins first')).toBeVisible()
  await expect(page.getByRole('button', { name: /link (?:to|for) a parent/ })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'I’m a parent of a player' }).click()
  await page.getByRole('combobox', { name: 'You are the child’s' }).click()
  await page.getByRole('option', { name: 'Father' }).click()
  await page.getByLabel("Child's first name").fill('Jonas')
  await page.getByLabel("Child's last name").fill('Becker')
  await page.getByLabel("Child's date of birth").fill('10/03/2010')
  await page.getByRole('button', { name: 'Ask to join' }).click()
  await expect(page.getByText('You can’t be your own parent')).toBeVisible()
  await expect(page.getByRole('button', { name: /link (?:to|for) a parent/ })).toBeVisible()

  const karl = { firstName: 'Karl', lastName: 'Becker' }
  const father = sender(address, (await makeAccount(address, karl)).session)
  await father({ method: 'PATCH', path: '/rest/v1/me', body: { dateOfBirth: '1980-01-01' } })
  const child = { ...karl, dateOfBirth: '2016-02-03' }
  const who = { kind: 'parent', ...karl, role: 'father', child, childAgrees: true }
  const body = { key: { kind: 'code', value: code }, who }
  await father({ method: 'POST', path: `${path}/join`, body })
  const staffContext = await browser.newContext({ baseURL: address })
  await enter(staffContext, coach.session)
  const staffs = await staffContext.newPage()
  await staffs.goto(`/team/${teamId}/join-requests`)
  await expect(staffs.getByText('Parent and child have the same name.')).toBeVisible()
  await staffContext.close()
})
