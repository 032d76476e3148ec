import { come, sina } from '../harness/screens.ts'
import { test } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { type Send, wordIn } from '../harness/wire.ts'

const teamFields = {
  name: 'Ravens',
  sport: 'handball',
  ageGroup: 'U12',
  country: 'ES',
  timeZone: 'Europe/Madrid',
}

/** A team with one more member; returns their paths on the site and in the API. */
async function aMember(send: Send) {
  const made = await send({ method: 'POST', path: '/rest/v1/teams', body: teamFields })
  const home = `/team/${wordIn(made, 'team', 'id')}`
  const path = `/rest/v1/teams/${wordIn(made, 'team', 'id')}/members`
  const body = { firstName: 'Leo', lastName: 'Gil' }
  const id = wordIn(await send({ method: 'POST', path, body }), 'member', 'id')
  return { home, page: `${home}/members/${id}`, path: `${path}/${id}` }
}

/** The browser logs errors, which are caused on purpose here. */
const failing = test.extend({ silence: async ({ page: _page }, use) => use() })

failing(
  'a team asks what it wants to know, and two who answer at once choose',
  async ({ page, context, touchline }) => {
    const { send } = await come(context, touchline.address, sina)
    const member = await aMember(send)

    await test.step('creates a field, and refuses a name that is taken', async () => {
      await page.goto(`${member.home}/member-fields`)
      await expect(page.getByText('No fields yet.')).toBeVisible()
      for (const outcome of ['Seats', 'A field already has this name']) {
        await page.getByRole('button', { name: 'Add field' }).click()
        await page.getByLabel('Field name').fill('Seats')
        await page.getByRole('combobox', { name: 'Type' }).click()
        await page.getByRole('option', { name: 'Number' }).click()
        await page.getByRole('button', { name: 'Save' }).click()
        await expect(page.getByText(outcome).first()).toBeVisible()
      }
      await expectAccessible(page)
    })

    await test.step('refuses a value of the wrong kind, then saves it', async () => {
      await page.goto(`${member.page}?tab=other`)
      await page.getByLabel('Seats').fill('many')
      await page.getByRole('dialog').getByRole('button', { name: 'More' }).click()
      await page.getByRole('menuitem', { name: 'Sport related information' }).click()
      await expect(page.getByLabel('Strong hand')).toBeVisible()
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Enter a number, such as 12 or 1.5')).toBeVisible()
      await page.getByLabel('Seats').fill('4,5')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('button', { name: 'Save' })).toBeHidden()
    })

    await test.step('shows what someone else saved meanwhile, and keeps one of the two', async () => {
      await page.goto(`${member.page}?tab=identity`)
      await page.getByLabel('Nickname').fill('Mine')
      await page.getByLabel('Address').fill('Mill Lane 4')
      const changes = { nickname: 'Theirs', position: 'Wing' }
      await send({ method: 'PATCH', path: member.path, body: { changes } })
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Which one stays?')).toBeVisible()
      await expect(page.getByText('Saved: Theirs')).toBeVisible()
      await expect(page.getByText('Yours: Mine')).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: 'Keep mine' }).click()
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      const stored = await send({ method: 'GET', path: member.path })
      expect(
        ['nickname', 'address', 'position'].map((fact) => wordIn(stored, 'member', fact)),
      ).toEqual(['Mine', 'Mill Lane 4', 'Wing'])
    })

    await test.step('deletes a field with its values', async () => {
      await page.goto(`${member.home}/member-fields`)
      await page.getByRole('button', { name: 'Remove Seats' }).click()
      await expect(page.getByText('1 answer will be lost.')).toBeVisible()
      await page.getByRole('button', { name: 'Remove field' }).click()
      await expect(page.getByText('Field removed')).toBeVisible()
      await expect(page.getByText('No fields yet.')).toBeVisible()
    })
  },
)

failing(
  'the profile and the parents say each word they owe',
  async ({ page, context, touchline }) => {
    const { send } = await come(context, touchline.address, sina)
    const member = await aMember(send)

    await test.step('a member needs both names and a valid address', async () => {
      await page.goto(`${member.page}?tab=identity`)
      await page.getByLabel('First name').fill(' ')
      await page.getByLabel('Last name').fill('')
      await page.getByLabel('Email').fill('leo@')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('First name is required')).toBeVisible()
      await expect(page.getByText('Last name is required')).toBeVisible()
      await expect(page.getByText('Enter a valid email address')).toBeVisible()
    })

    await test.step('a parent needs a role, both names and an address', async () => {
      await page.goto(`${member.page}?tab=parents`)
      await page.getByRole('button', { name: 'Add parent' }).click()
      const dialog = page.getByRole('dialog', { name: 'Add parent' })
      await expect(dialog.getByText('+34', { exact: true })).toBeVisible()
      await dialog.getByRole('button', { name: 'Confirm' }).click()
      for (const sentence of [
        'Role is required',
        'First name is required',
        'Last name is required',
        'Enter a valid email address',
      ])
        await expect(dialog.getByText(sentence)).toBeVisible()

      await dialog.getByRole('combobox', { name: 'Role' }).click()
      await page.getByRole('option', { name: 'Mother' }).click()
      await dialog.getByLabel('First name').fill('Marta')
      await dialog.getByLabel('Last name').fill('Gil')
      await dialog.getByLabel('Email').fill('marta@example.org')
      const guardians = /\/guardians$/
      await page.route(guardians, (route) => route.fulfill({ status: 500 }))
      await dialog.getByRole('button', { name: 'Confirm' }).click()
      await expect(page.getByText('Failed to add parent')).toBeVisible()
      await page.unroute(guardians)
      await dialog.getByRole('button', { name: 'Confirm' }).press('Enter')
      await expect(dialog).toHaveCount(0)
      await expect(page.getByText('marta@example.org')).toBeVisible()
      await expectAccessible(page)
    })
  },
)

test('an admin removes another person from the team, then leaves', async ({
  page,
  context,
  touchline,
}) => {
  const { send } = await come(context, touchline.address, sina)
  const { home, page: profile } = await aMember(send)

  await test.step('says what happens to the other one before doing it', async () => {
    await page.goto(profile)
    await expect(page.getByRole('tab', { name: 'Identity' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Leave the team' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Remove from the team' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Remove Leo Gil from the team?' })
    await expect(dialog).toContainText('To come back, they need a new invitation')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await dialog.getByRole('button', { name: 'Remove from the team' }).click()
    await expect(page.getByText('Leo Gil is no longer on the team')).toBeVisible()
    await expect(page).toHaveURL(`${home}/members`)
    await expect(page.getByRole('link', { name: /Leo/ })).toHaveCount(0)
  })

  await test.step('the own profile has a button to leave', async () => {
    await page
      .getByRole('link', { name: new RegExp(sina.firstName) })
      .first()
      .click()
    await expect(page.getByRole('button', { name: 'Leave the team' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove from the team' })).toHaveCount(0)
  })
})
