import type { Page } from '@playwright/test'

import { joinAsPlayer } from '../harness/players.ts'
import { linkIn, type PostOffice } from '../harness/post-office.ts'
import { come, refused as test } from '../harness/screens.ts'
import { makeAccount } from '../harness/signed-in.ts'
import { inFull, expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { type Send, sender, wordIn } from '../harness/wire.ts'

const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)

/** An adult player; returns their email address. */
async function aPlayer(address: string, { coach, path }: { coach: Send; path: string }) {
  const { email, session } = await makeAccount(address, { firstName: 'Paula', lastName: 'Player' })
  const send = sender(address, session)
  await send({ method: 'PATCH', path: '/rest/v1/me', body: { language: 'de' } })
  // With quiet hours, emails would wait until morning.
  const awake = { quietHours: false }
  await send({ method: 'PATCH', path: '/rest/v1/me/preferences', body: awake })
  await joinAsPlayer({ send, coach, path }, { firstName: 'Paula', lastName: 'Player' })
  return email
}

/** The first answer link sent to an address. */
async function answerLinkTo(postOffice: PostOffice, email: string): Promise<string> {
  const link = linkIn(await postOffice.letterTo(email))
  return link.includes('/answer/') ? link : answerLinkTo(postOffice, email)
}

/** Deletes an event without answers and returns to the same calendar page. */
async function deleteEvent(page: Page, event: string): Promise<void> {
  await page.goto(event)
  await page.getByRole('button', { name: 'Event menu' }).click()
  await page.getByRole('menuitem', { name: 'Delete event' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByText('No one is told.')).toBeVisible()
  await expectToBeShown(page)
  await question.getByRole('button', { name: 'Delete event' }).click()
  await expect(page.getByText('Event deleted')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/calendar\\?week=${inAWeek}`))
}

async function expectToBeShown(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

test('an email is answered without signing in, until it is too late', async ({
  context,
  browser,
  postOffice,
  touchline: { address },
}) => {
  test.setTimeout(180_000)
  const { send: coach } = await come(context, address, { firstName: 'Carla', lastName: 'Coach' })
  const fields = { name: 'Ravens', sport: 'football', ageGroup: 'Adults', gender: 'mixed' }
  const made = await coach({ method: 'POST', path: '/rest/v1/teams', body: fields })
  const teamId = wordIn(made, 'team', 'id')
  const path = `/rest/v1/teams/${teamId}`
  const email = await aPlayer(address, { coach, path })
  const body = { type: 'practice', title: 'Hallentraining', date: inAWeek, places: 0 }
  const plan = async () =>
    wordIn(await coach({ method: 'POST', path: `${path}/events`, body }), 'event', 'id')
  const event = await plan()
  const link = await answerLinkTo(postOffice, email)

  const page = await (await browser.newContext({ baseURL: address, locale: 'de' })).newPage()
  await test.step('opening it answers nothing', async () => {
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Kommen Sie?' })).toBeVisible()
    await expect(page.getByRole('button', { pressed: true })).toHaveCount(0)
    await expectToBeShown(page)
  })

  await test.step('one tap answers, and tells about free places', async () => {
    await page.getByRole('button', { name: 'Dabei', exact: true }).click()
    await expect(page.getByText('Platz 1 auf der Warteliste')).toBeVisible()
    await expect(page.getByText('Gespeichert.')).toBeVisible()
    await expectToBeShown(page)
  })

  await test.step('opened again, it shows the answer and accepts another', async () => {
    await page.reload()
    await expect(page.getByRole('button', { name: 'Dabei', pressed: true })).toBeVisible()
    await page.getByRole('button', { name: 'Nicht dabei' }).click()
    await expect(page.getByRole('button', { name: 'Nicht dabei', pressed: true })).toBeVisible()
    await expect(page.getByText('Warteliste')).toHaveCount(0)
  })

  await test.step('keeps a note to the coaches, and says so', async () => {
    const saved = page.getByRole('status').filter({ hasText: 'Kommentar gespeichert' })
    const comment = page.getByLabel('Kommentar')
    await comment.fill('Knie')
    await page.getByRole('button', { name: 'Kommentar speichern' }).click()
    await expect(saved).toBeVisible()
    await expectToBeShown(page)
    await comment.fill('Knie, zwei Wochen')
    await expect(saved).toHaveCount(0)
  })

  await test.step('after cancellation it accepts no answer and shows which one counted', async () => {
    await coach({
      method: 'PUT',
      path: `${path}/events/${event}/cancellation`,
      body: { isCancelled: true },
    })
    await page.reload()
    await expect(page.getByText('Dieser Termin ist abgesagt')).toBeVisible()
    await expect(page.getByText('Meine Antwort · Nicht dabei')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Dabei', exact: true })).toHaveCount(0)
    await expectToBeShown(page)
  })

  await test.step('after deletion it says so', async () => {
    const other = await plan()
    await page.goto(await answerLinkTo(postOffice, email))
    await expect(page.getByRole('heading', { name: 'Kommen Sie?' })).toBeVisible()
    await deleteEvent(await context.newPage(), `${address}/team/${teamId}/events/${other}`)
    await page.reload()
    await expect(page.getByText('Dieser Termin wurde gelöscht')).toBeVisible()
    await expectToBeShown(page)
  })

  await test.step('reports an incomplete link', async () => {
    await page.goto(link.slice(0, -4))
    await expect(page.getByText('Dieser Link funktioniert nicht')).toBeVisible()
    await expectToBeShown(page)
  })
})

test(
  "reports a link that isn't ours, in any form",
  inFull,
  async ({ page, touchline: { address } }) => {
    const link = 'This link doesn’t work'
    const league = 'This page isn’t available'
    const closed = {
      answer: link,
      collect: link,
      league,
      match: link,
      pay: link,
      unsubscribe: link,
    }
    for (const [kind, heading] of Object.entries(closed))
      for (const token of ['wrong', 'a'.repeat(1000), 'cut%E4%B8'])
        await test.step(`/${kind}/${token.slice(0, 9)}`, async () => {
          await page.goto(`${address}/${kind}/${token}`)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        })
    await expectToBeShown(page)
  },
)
