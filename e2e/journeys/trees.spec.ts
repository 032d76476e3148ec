import type { Page } from '@playwright/test'

import { aFee, openCollection, takePayments } from '../harness/collections.ts'
import { ravens } from '../harness/ravens.ts'
import { enter, makeAccount, test } from '../harness/signed-in.ts'
import { expect } from '../harness/test.ts'
import { type Send, sender, wordIn } from '../harness/wire.ts'
import { untilSettled } from '../pictures/camera.ts'

/**
 * The accessibility trees of the twelve main screens, stored in e2e/trees. Accept an intended
 * change with `playwright test trees --update-snapshots`, and read it.
 */
async function expectTree(page: Page, name: string): Promise<void> {
  await untilSettled(page)
  const tree = await page.locator('body').ariaSnapshot()
  expect(steady(tree)).toMatchSnapshot(`${name}.txt`)
}

const month =
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?'
const weekday = '(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?'
const day = new RegExp(`(?:${weekday},? )?\\b\\d{1,2} (?:${month})\\b(?: 20\\d\\d)?`, 'g')

/**
 * Removes what differs between visits (ids, today's times, notifications) and the list of
 * countries.
 */
function steady(tree: string): string {
  return tree
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID')
    .replaceAll(/\b20\d\d-\d\d-\d\d\b/g, 'DAY')
    .replaceAll(/\b20\d\d-20\d\d\b/g, 'SEASON')
    .replaceAll(day, 'DAY')
    .replaceAll(/Notifications, \d+ unread/g, 'Notifications')
    .replaceAll(/\b\d{1,2}:\d{2}\b/g, 'TIME')
    .replaceAll(/© 20\d\d/g, '© YEAR')
    .replaceAll(/\n *- option ".* \(\+\d+\)"(?: \[selected\])?/g, '')
}

/** A team of adults with something of each kind, all in the far future. */
async function fullTeam(address: string) {
  const { session, send, teamId, home } = await ravens(address)
  const on = `/rest/v1/teams/${teamId}`
  const post = (path: string, body: unknown) => send({ method: 'POST', path: `${on}${path}`, body })
  await post('/members', {
    firstName: 'Ana',
    lastName: 'López',
    role: 'Player',
    position: 'Defender',
  })
  const practice = { type: 'practice', title: 'Passing', date: '2031-05-15', startTime: '18:00' }
  const event = wordIn(await post('/events', { ...practice, endTime: '19:30' }), 'event', 'id')
  await withResult(send, on)
  await takePayments(send, teamId)
  const fees = [aFee('Youth', 9000)]
  await openCollection(send, teamId, { kind: 'membership', name: 'Season fee', fees })
  return { session, home, event, conversation: await conversationIn({ address, send, on }) }
}

async function withResult(send: Send, on: string): Promise<void> {
  const match = { day: 1, opponent: 'Harbour Town', startDate: '2031-03-10', startTime: '12:00' }
  const body = { name: 'Northern League', fixtures: [match] }
  const made = await send({ method: 'POST', path: `${on}/leagues`, body })
  const path = `${on}/leagues/${wordIn(made, 'league', 'id')}/results`
  const text = '2031-03-10 Ravens - Harbour Town 3:1'
  await send({ method: 'POST', path, body: { language: 'en', text } })
}

/** Another coach joins and gets a message. */
async function conversationIn({ address, send, on }: { address: string; send: Send; on: string }) {
  const { session } = await makeAccount(address, { firstName: 'Luis', lastName: 'Gil' })
  const value = wordIn(await send({ method: 'GET', path: `${on}/join-link` }), 'code')
  const who = { kind: 'player', firstName: 'Luis', lastName: 'Gil', dateOfBirth: '1990-01-01' }
  const join = { key: { kind: 'code', value }, who }
  const response = await sender(
    address,
    session,
  )({ method: 'POST', path: `${on}/join`, body: join })
  const request = `${on}/join-requests/${wordIn(response, 'requestId')}`
  await send({ method: 'POST', path: `${request}/decide`, body: { approve: true } })
  const message = { clientId: crypto.randomUUID(), words: 'Please bring water.' }
  const body = { audience: { kind: 'team' }, message }
  const started = await send({ method: 'POST', path: `${on}/conversations`, body })
  return wordIn(started, 'conversation', 'id')
}

test('a visitor’s accessibility trees', async ({ page, touchline: { address } }) => {
  // An installation without teams offers the demo club.
  await ravens(address)
  await page.goto('/')
  await expectTree(page, 'landing')
  await page.goto('/login')
  // The server says which sign-in methods exist.
  await expect(page.getByRole('button', { name: 'Email me a sign-in link' })).toBeVisible()
  await expectTree(page, 'login')
})

test('a coach’s accessibility trees', async ({ page, context, touchline: { address } }) => {
  const { session, home, event, conversation } = await fullTeam(address)
  await enter(context, session)
  const screens = {
    teams: '/teams',
    'team-dashboard': home,
    'calendar-month': `${home}/calendar?view=month&month=2031-05`,
    event: `${home}/events/${event}`,
    members: `${home}/members`,
    'messages-thread': `${home}/messages/${conversation}`,
    collections: `${home}/collections`,
    settings: `${home}/settings?section=edit`,
  }
  for (const [name, path] of Object.entries(screens)) {
    await page.goto(path)
    await expectTree(page, name)
  }

  await page.goto(`${home}/leagues?tab=standings`)
  await page.getByLabel('As of').fill('2031-04-01')
  await expect(page.getByRole('row', { name: /^1 Ravens/ })).toBeVisible()
  await expectTree(page, 'standings')

  await page.goto(`${home}/members`)
  await page.getByRole('link', { name: /Ana/ }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectTree(page, 'profile')
})
