import type { Browser, Page } from '@playwright/test'

import { approve, aTeam } from '../harness/french-team.ts'
import { come } from '../harness/screens.ts'
import { enter, makeAccount, test } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { type Send, sender, wordIn } from '../harness/wire.ts'

const born = { typed: '03/02/2016', day: '2016-02-03' }

async function pageOf(browser: Browser, baseURL: string, session: string) {
  const context = await browser.newContext({ baseURL })
  await enter(context, session)
  return context.newPage()
}

test('a mother joins with her child, gives and withdraws consent, and sees the access log; a father is blocked', async ({
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
  const mother = await come(context, address, { firstName: 'Marta', lastName: 'Gil' })

  await test.step('in France the child agrees, too', async () => {
    await page.goto(`/team/${teamId}/join?typed=${code}`)
    await page.getByText('I’m a parent of a player').click()
    await page.getByRole('combobox', { name: 'You are the child’s' }).click()
    await page.getByRole('option', { name: 'Mother' }).click()
    await page.getByLabel("Child's first name").fill('Leo')
    await page.getByLabel("Child's last name").fill('Gil')
    await page.getByLabel("Child's date of birth").fill(born.typed)
    await page.getByRole('button', { name: 'Ask to join' }).click()
    await expect(page.getByText('Your child has to agree first.')).toBeVisible()
    await expectAccessibleInBoth(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('checkbox', { name: /Leo is here with me and agrees/ }).check()
    await page.getByRole('button', { name: 'Ask to join' }).click()
    await expect(page.getByText('Request sent')).toBeVisible()
  })

  const mine = await mother.send({ method: 'GET', path: '/rest/v1/me/join-requests' })
  const leo = await approve(admin, `${path}/join-requests/${wordIn(mine, 'requests', '0', 'id')}`)
  const profile = `/team/${teamId}/members/${leo}`

  await test.step('the child’s team card offers a parent only the option to leave', async () => {
    await page.goto('/teams?view=my-children')
    await page.getByRole('button', { name: 'Actions for Corbeaux U12' }).click()
    const entries = page.getByRole('menuitem')
    await expect(entries).toHaveText(['Leave team'])
    await expectAccessibleInBoth(page)
    await page.keyboard.press('Escape')
    await page.goto(`/team/${teamId}/settings`)
    await expect(page.getByLabel('Motto')).toBeDisabled()
  })

  await test.step('pictures: unanswered, yes and no, each consent separately', async () => {
    await page.goto(`${profile}?tab=consents`)
    const pictures = page.getByRole('listitem').filter({ hasText: 'Pictures inside the team' })
    await expect(pictures.getByText('Not answered')).toBeVisible()
    await pictures.getByRole('checkbox').check()
    await pictures.getByText('Yes', { exact: true }).click()
    await expect(pictures.getByRole('radio', { name: 'Yes' })).toBeChecked()
    await pictures.getByText('No', { exact: true }).click()
    await expect(pictures.getByRole('radio', { name: 'No', exact: true })).toBeChecked()
    await expectAccessibleInBoth(page)
    await expectNoSidewaysScroll(page)
  })

  await test.step('health data needs both to agree, and access is logged', async () => {
    const health = page.getByRole('listitem').filter({ hasText: 'Health data' })
    await health.getByText('Yes', { exact: true }).click()
    await expect(health.getByText('Your child has to agree too.')).toBeVisible()
    await health.getByRole('checkbox').check()
    await health.getByText('Yes', { exact: true }).click()
    await expect(health.getByRole('radio', { name: 'Yes' })).toBeChecked()
    await page.goto(`${profile}?tab=health`)
    await page.getByRole('button', { name: 'Add contact' }).click()
    const contact = page.getByRole('group', { name: 'Contact 1' })
    await contact.getByRole('textbox', { name: 'Name' }).fill('Tante Odile')
    await contact.getByRole('textbox', { name: 'Phone' }).fill('0612345678')
    await page.getByLabel('Allergies').fill('Hazelnuts')
    await expectAccessibleInBoth(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  })

  const coachPage = await pageOf(browser, address, coach.session)
  await test.step('two taps take the coach from the roster to the people to call', async () => {
    await coachPage.goto(`/team/${teamId}/members`)
    await coachPage
      .getByRole('button', { name: /Leo Gil/ })
      .first()
      .click()
    await coachPage.getByRole('menuitem', { name: 'Emergency' }).click()
    await expectPeopleToCall(coachPage)
    await expectAccessibleInBoth(coachPage)
  })

  await test.step('and from an event', async () => {
    const eventId = await aPractice(admin, path)
    await coachPage.goto(`/team/${teamId}/events/${eventId}`)
    await coachPage.getByRole('button', { name: 'Emergency' }).click()
    const leo = coachPage.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Leo Gil' })
    await leo.getByRole('button', { name: 'Show medical notes' }).click()
    await expectPeopleToCall(coachPage)
    await expectNoSidewaysScroll(coachPage)
  })

  await test.step('the mother sees both accesses, and withdraws her consent', async () => {
    await page.goto(`${profile}?tab=access`)
    const looks = page.getByRole('listitem').filter({ hasText: 'Emergency' })
    await expect(looks).toHaveCount(2)
    await expect(looks.first()).toContainText('Paul Roux')
    await expectAccessibleInBoth(page)
    await page.goto(`${profile}?tab=consents`)
    const health = page.getByRole('listitem').filter({ hasText: 'Health data' })
    await health.getByText('No', { exact: true }).click()
    await expect(page.getByText(/^Withdrawn\. Coaches can’t see it any more/)).toBeVisible()
    await coachPage.goto(`/team/${teamId}/members`)
    await coachPage
      .getByRole('button', { name: /Leo Gil/ })
      .first()
      .click()
    await coachPage.getByRole('menuitem', { name: 'Emergency' }).click()
    await expect(coachPage.getByText('No consent for medical notes')).toBeVisible()
    await coachPage.goto(`${profile}?tab=health`)
    await expect(coachPage.getByText('No consent for health data.', { exact: true })).toBeVisible()
  })

  await test.step('the coach doesn’t get a picture without consent', async () => {
    await coachPage.goto(`${profile}?tab=identity`)
    await expect(coachPage.getByText('No photo consent for this season')).toBeVisible()
    await expect(coachPage.getByLabel(/^Photo/)).toBeDisabled()
    await page.goto(`${profile}?tab=identity`)
    await expect(page.getByLabel(/^Photo/)).toBeEnabled()
    await coachPage.context().close()
  })

  await test.step('a blocked father loses access at once', async () => {
    const { session } = await makeAccount(address, { firstName: 'Luc', lastName: 'Gil' })
    const father = sender(address, session)
    const child = { firstName: 'Leo', lastName: 'Gil', dateOfBirth: born.day }
    const response = await father({
      method: 'POST',
      path: `${path}/join`,
      body: {
        key: { kind: 'code', value: code },
        who: {
          kind: 'parent',
          firstName: 'Luc',
          lastName: 'Gil',
          role: 'father',
          child,
          childAgrees: true,
        },
      },
    })
    await approve(admin, `${path}/join-requests/${wordIn(response, 'requestId')}`, leo)
    const fatherPage = await pageOf(browser, address, session)
    await fatherPage.goto(`${profile}?tab=identity`)
    const firstName = fatherPage.getByRole('textbox', { name: 'First name' })
    await expect(firstName).toHaveValue('Leo')
    const seen = await father({ method: 'GET', path: `${path}/members/${leo}` })
    const guardianId = myGuardianId(seen)
    await admin({
      method: 'PUT',
      path: `${path}/members/${leo}/guardians/${guardianId}/status`,
      body: { status: 'blocked', reason: 'Court order' },
    })
    await expect(firstName).toBeHidden()
    await fatherPage.context().close()
  })
})

function myGuardianId(answer: unknown): string {
  const all: unknown = Reflect.get(Object(answer), 'guardians')
  const mine: unknown = Array.isArray(all)
    ? all.find((one: unknown) => Reflect.get(Object(one), 'isMe') === true)
    : undefined
  return wordIn(mine, 'guardianId')
}

/** A practice tomorrow with everyone invited. */
async function aPractice(send: Send, path: string): Promise<string> {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const made = await send({
    method: 'POST',
    path: `${path}/events`,
    body: { type: 'practice', title: 'Practice', date: tomorrow },
  })
  return wordIn(made, 'event', 'id')
}

async function expectPeopleToCall(page: Page) {
  const call = page.getByRole('link', { name: /Call Tante Odile/ })
  await expect(call).toHaveAttribute('href', 'tel:+33612345678')
  await expect(page.getByText('Hazelnuts')).toBeVisible()
}

async function expectAccessibleInBoth(page: Page) {
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'light' })
}
