import { come, sina } from '../harness/screens.ts'
import { test } from '../harness/signed-in.ts'
import { inFull, expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { type Send, wordIn } from '../harness/wire.ts'

const teamFields = {
  name: 'Ravens',
  sport: 'football',
  ageGroup: 'senior',
  country: 'ES',
  timeZone: 'Europe/Madrid',
}

async function aTeam(send: Send, ageGroup = teamFields.ageGroup): Promise<string> {
  const body = { ...teamFields, ageGroup }
  const made = await send({ method: 'POST', path: '/rest/v1/teams', body })
  return wordIn(made, 'team', 'id')
}

/** The browser logs errors, which are caused on purpose here. */
const failing = test.extend({ silence: async ({ page: _page }, use) => use() })

failing(
  'the members page and the invitations say each word they owe',
  inFull,
  async ({ page, context, touchline }) => {
    const { send } = await come(context, touchline.address, sina)
    const home = `/team/${await aTeam(send)}`
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])

    await test.step('a list that fails to load, and an empty one', async () => {
      const list = /\/members(?:\?|$)/
      await page.route(list, (route) =>
        route.request().resourceType() === 'fetch'
          ? route.fulfill({ status: 500 })
          : route.fallback(),
      )
      await page.goto(`${home}/members`)
      await expect(page.getByText('Error loading members')).toBeVisible()
      await expect(
        page.getByText('Could not load team members. Please try again.').first(),
      ).toBeVisible()
      await page.unroute(list)
      await page.route(list, (route) =>
        route.request().resourceType() === 'fetch'
          ? route.fulfill({ json: { members: [], total: 0, nextCursor: null } })
          : route.fallback(),
      )
      await page.goto(`${home}/members`)
      await expect(
        page.getByText('No members found. Try adding some members to your team.'),
      ).toBeVisible()
      await page.unroute(list)
    })

    await test.step('invitations: invalid addresses, sending, and what was sent', async () => {
      await page.goto(`${home}/invite-members`)
      await page.getByLabel('Email addresses').fill('nope; ana@example.org')
      await page.getByRole('button', { name: 'Send invitations' }).click()
      await expect(page.getByText('Invalid emails')).toBeVisible()
      await expect(page.getByText('The following emails are invalid: nope').first()).toBeVisible()
      await page.getByRole('button', { name: 'Close' }).click()
      await page.route(/\/invitations$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 300))
        await route.fallback()
      })
      await page.getByLabel('Email addresses').fill('ana@example.org,\nluis@example.org')
      await page.getByRole('button', { name: 'Send invitations' }).click()
      await expect(page.getByText('Sending...')).toBeVisible()
      await expect(page.getByText('Invitations sent to 2 email(s).')).toBeVisible()
    })

    await test.step('a member by hand needs both names', async () => {
      await page.goto(`${home}/invite-members?by=manual`)
      await page.getByLabel('First name').fill('Ava')
      await page.getByRole('button', { name: 'Add member' }).click()
      await expect(page.getByText('Missing information')).toBeVisible()
      await expect(page.getByText('Please provide both first and last name')).toBeVisible()
      await page.getByRole('button', { name: 'Close' }).click()
    })

    await test.step('copies the link, and shows the code in full screen', async () => {
      await page.goto(`${home}/share-link`)
      await page.getByRole('button', { name: 'Copy link' }).click()
      await expect(page.getByText('Copied!')).toBeVisible()
      await expect(page.getByText('Copied!')).toBeHidden({ timeout: 4000 })
      await page.getByRole('button', { name: 'Show QR code' }).click()
      await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Show QR code' })).toBeFocused()
    })
  },
)

failing(
  'who is second at a field sees both values and chooses',
  async ({ page, context, touchline }) => {
    const { send } = await come(context, touchline.address, sina)
    const teamId = await aTeam(send)
    const path = `/rest/v1/teams/${teamId}/members`
    const body = { firstName: 'Ana', lastName: 'Gil' }
    const memberId = wordIn(await send({ method: 'POST', path, body }), 'member', 'id')
    const first = (changes: object) =>
      send({ method: 'PATCH', path: `${path}/${memberId}`, body: { changes } })

    await page.goto(`/team/${teamId}/members/${memberId}?tab=identity`)
    await page.getByLabel('Nickname').fill('Mine')
    await first({ nickname: 'Theirs', address: 'Calle Mayor 1' })
    await page.getByRole('button', { name: 'Save' }).click()
    const conflict = page.getByRole('alert').filter({ hasText: 'Someone saved this' })
    await expect(conflict).toContainText('Theirs')
    await expect(conflict).toContainText('Mine')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await conflict.getByRole('button').last().click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL(/\/members$/)

    await page.goto(`/team/${teamId}/members/${memberId}?tab=identity`)
    await expect(page.getByLabel('Nickname')).toHaveValue('Mine')
    await expect(page.getByLabel('Address')).toHaveValue('Calle Mayor 1')
  },
)

test(
  'on a phone several members are selected, and an import is undone',
  inFull,
  async ({ page, context, touchline }) => {
    const { send } = await come(context, touchline.address, sina)
    const teamId = await aTeam(send)
    const path = `/rest/v1/teams/${teamId}/roster-imports`
    const list = {
      content: { text: 'First name,Last name\nLeo,Gil\nNina,Ruiz\nTom,Sanz\n' },
      fileName: 'autumn.csv',
    }
    const seen = await send({ method: 'POST', path: `${path}/preview`, body: list })
    await send({
      method: 'POST',
      path,
      body: {
        importSessionId: wordIn(seen, 'importSessionId'),
        fingerprint: wordIn(seen, 'fingerprint'),
      },
    })

    await page.goto(`/team/${teamId}/members`)
    await page.getByRole('button', { name: 'Search and filter' }).click()
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Select Leo Gil' }).check()
    await page.getByRole('checkbox', { name: 'Select Tom Sanz' }).check()
    await expect(page.getByText('2 selected')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).last().click()
    await page.getByRole('menuitem', { name: 'CSV file' }).click()
    expect((await download).suggestedFilename()).toBe('members.csv')

    await expect(page.getByText('autumn.csv')).toBeVisible()
    await page.getByRole('button', { name: 'Undo import' }).click()
    await expect(page.getByRole('link', { name: 'Leo Gil' })).toHaveCount(0)
  },
)

test('a member added by hand is completed in the profile, one tap away', async ({
  page,
  context,
  touchline,
}) => {
  const { send } = await come(context, touchline.address, sina)
  const teamId = await aTeam(send, 'U12')
  await page.goto(`/team/${teamId}/invite-members?by=manual`)
  await page.getByLabel('First name').fill('Ava')
  await page.getByLabel('Last name').fill('Nguyen')
  await page.getByRole('button', { name: 'Add member' }).click()
  const way = page.getByRole('link', { name: 'Complete Ava Nguyen’s profile' })
  await expect(way).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await way.click()
  await expect(page.getByLabel('Date of birth')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Parents' })).toBeVisible()
})

test('archiving revokes an invitation; a restored member can be invited again', async ({
  page,
  context,
  touchline,
}) => {
  const { send } = await come(context, touchline.address, sina)
  const teamId = await aTeam(send)
  const path = `/rest/v1/teams/${teamId}`
  const body = { firstName: 'Ava', lastName: 'Nguyen', email: 'ava@example.org' }
  const memberId = wordIn(
    await send({ method: 'POST', path: `${path}/members`, body }),
    'member',
    'id',
  )
  const person = { kind: 'member', id: memberId }
  await send({ method: 'POST', path: `${path}/invitations`, body: { person } })
  await page.goto(`/team/${teamId}/invite-members`)
  const sent = page.getByRole('listitem').filter({ hasText: 'ava@example.org' })
  await expect(sent.getByText(/Valid until/)).toBeVisible()
  const change = (kind: 'archive' | 'bring_back') =>
    send({
      method: 'POST',
      path: `${path}/members/changes`,
      body: { memberIds: [memberId], act: { kind } },
    })
  await change('archive')
  await expect(sent.getByText('Revoked')).toBeVisible()

  await page.goto(`/team/${teamId}/members/${memberId}`)
  const invite = page.getByRole('button', { name: 'Invite to join' })
  await expect(invite).toBeDisabled()
  await expect(invite).toHaveAccessibleDescription(/Restore the member before you invite them/)
  await change('bring_back')
  await invite.click()
  await expect(page.getByText('Ava Nguyen has been invited')).toBeVisible()
})
