import type { Browser } from '@playwright/test'
import { lifts } from '@touchline/text/lifts/en'

import { joinAsPlayer } from '../harness/players.ts'
import { come } from '../harness/screens.ts'
import { test } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { type Send, wordIn } from '../harness/wire.ts'

const day = 86_400_000
const inAWeek = new Date(Date.now() + 7 * day).toISOString().slice(0, 10)

/** Two teams of a club, and a practice of the first. */
async function aClub(send: Send) {
  const club = { name: 'Ravens', sport: 'football', memberCount: 40, phone: '+34600111222' }
  const clubId = wordIn(await send({ method: 'POST', path: '/rest/v1/clubs', body: club }), 'id')
  const row = { sport: 'football', ageGroup: 'Adults', gender: 'mixed' }
  const teams = ['Ravens firsts', 'Ravens seconds'].map((name) => ({ ...row, name }))
  const path = `/rest/v1/clubs/${clubId}/teams`
  const made = await send({ method: 'POST', path, body: { teams } })
  const [firsts, seconds] = [wordIn(made, 'teams', '0', 'id'), wordIn(made, 'teams', '1', 'id')]
  const body = { type: 'practice', title: 'Joint training', date: inAWeek }
  const event = await send({ method: 'POST', path: `/rest/v1/teams/${firsts}/events`, body })
  return { firsts, seconds, event: wordIn(event, 'event', 'id') }
}

/** An adult player in their own browser. */
async function aPlayer(browser: Browser, { address, coach, teamId }: Joining) {
  const context = await browser.newContext({ baseURL: address })
  const { send } = await come(context, address, { firstName: 'Gina', lastName: 'Guest' })
  const path = `/rest/v1/teams/${teamId}`
  await joinAsPlayer({ send, coach, path }, { firstName: 'Gina', lastName: 'Guest' })
  return context.newPage()
}

interface Joining {
  readonly address: string
  readonly coach: Send
  readonly teamId: string
}

test('a coach invites a player of the other team, who opens the plan and answers', async ({
  browser,
  context,
  page,
  touchline,
}) => {
  const { address } = touchline
  const { send: coach } = await come(context, address)
  const { firsts, seconds, event } = await aClub(coach)
  const guest = await aPlayer(browser, { address, coach, teamId: seconds })
  const at = `/team/${firsts}/events/${event}`

  await test.step('attaches a file to the event', async () => {
    await page.goto(at)
    await page.getByRole('button', { name: 'Event menu' }).click()
    await page.getByRole('menuitem', { name: 'Files' }).click()
    await page.getByLabel('Add file').setInputFiles({
      name: 'Way there.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7 the way there'),
    })
    const dialog = page.getByRole('dialog', { name: 'Files' })
    await expect(dialog.getByRole('link', { name: 'Download Way there.pdf' })).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Download Way there.pdf' })).toBeVisible()
  })

  await test.step('invites the guest', async () => {
    await page.getByRole('button', { name: 'Event menu' }).click()
    await page.getByRole('menuitem', { name: 'Invite guests' }).click()
    await page.getByRole('checkbox', { name: /Gina Guest/ }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save guests' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText('Gina Guest').first()).toBeVisible()
  })

  await test.step('the guest’s notification opens the event', async () => {
    await guest.goto('/notifications')
    await guest.getByRole('link', { name: /invites you as a guest: Joint training/ }).click()
    await expect(guest).toHaveURL(`/guest/${firsts}/events/${event}`)
    await expectAccessible(guest)
    await expectNoSidewaysScroll(guest)
  })

  await test.step('the guest saves the file and answers', async () => {
    const saved = guest.waitForEvent('download')
    await guest.getByRole('link', { name: 'Download Way there.pdf' }).click()
    expect((await saved).suggestedFilename()).toBe('Way there.pdf')
    await guest.getByText('Going', { exact: true }).first().click()
    await expect(guest.getByRole('radio', { name: 'Going', exact: true })).toBeChecked()
    await expectAccessible(guest)
  })

  await test.step('the guest offers seats to the team', async () => {
    await coach({
      method: 'PUT',
      path: `/rest/v1/teams/${firsts}/events/${event}/lifts`,
      body: { isOn: true },
    })
    await guest.reload()
    await guest.getByRole('button', { name: lifts.drive }).click()
    const dialog = guest.getByRole('dialog')
    await dialog.getByLabel(lifts.leavesAt).fill('16:30')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(guest.getByText(lifts.youDrive)).toBeVisible()
    await expectAccessible(guest)
    await expectNoSidewaysScroll(guest)
    await page.goto(at)
    await expect(page.getByText('Gina Guest').first()).toBeVisible()
    await expect(page.getByText('16:30').first()).toBeVisible()
  })

  await test.step('the coach sees who is coming, and from which team', async () => {
    await page.goto(at)
    await expect(page.getByText('Guest from Ravens seconds')).toBeVisible()
    await expectAccessible(page)
  })
})
