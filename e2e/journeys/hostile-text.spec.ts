import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Page } from '@playwright/test'
import { z } from 'zod'

import { aFee, openCollection, takePayments } from '../harness/collections.ts'
import { come } from '../harness/screens.ts'
import { makeAccount, test } from '../harness/signed-in.ts'
import { expect } from '../harness/test.ts'
import { type Send, sender, wordIn } from '../harness/wire.ts'

/** About thirty pages, each with hundreds of hostile texts. */
test.describe.configure({ timeout: 240_000 })

const list = join(import.meta.dirname, '../../server/src/testing/fixtures/xss.json')
const hostile = z.array(z.string()).parse(JSON.parse(readFileSync(list, 'utf8')))
/** The traces that our six own scripts leave on a page that runs them. */
const traces = `[window.__xss, ...(window.__violations ?? [])].filter((trace) => trace !== undefined)`
const note = `addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  (window.__violations ??= []).push(violatedDirective + ' ' + blockedURI))`
/** Links with a dangerous target. */
const oddLinks = `[...document.querySelectorAll('a[href]')].map((link) => link.href)
  .filter((address) => !/^(https?|mailto|tel|blob):/.test(address))`
const looseLinks = `document.querySelectorAll(
  'a[target=_blank]:not([rel~=noopener]):not([rel~=noreferrer])').length`
/** A message may have 4,000 characters. */
const longestMessage = 3800

/** The next hostile text on each call, up to the field's length. */
function inTurn(): (longest: number) => string {
  let turn = 0
  return (longest) => {
    turn += 1
    while ((hostile[turn % hostile.length] ?? '').length > longest) turn += 1
    return hostile[turn % hostile.length] ?? ''
  }
}

/** All hostile texts in as few messages as possible. */
function asMessages(): string[] {
  const messages = ['']
  for (const one of hostile)
    if (`${messages.at(-1)}\n${one}`.length < longestMessage)
      messages.push(`${messages.pop()}\n${one}`)
    else messages.push(one)
  return messages
}

/** A conversation needs another person. */
async function personJoins(address: string, send: Send, on: string): Promise<void> {
  const { session } = await makeAccount(address, { firstName: 'Igor', lastName: '<b>Ruiz</b>' })
  const code = wordIn(await send({ method: 'GET', path: `${on}/join-link` }), 'code')
  const who = { kind: 'player', firstName: 'Igor', lastName: '<b>Ruiz', dateOfBirth: '1999-01-01' }
  const response = await sender(
    address,
    session,
  )({ method: 'POST', path: `${on}/join`, body: { key: { kind: 'code', value: code }, who } })
  const request = wordIn(response, 'requestId')
  await send({
    method: 'POST',
    path: `${on}/join-requests/${request}/decide`,
    body: { approve: true },
  })
}

/** A team with hostile text in every field; returns its pages. */
async function aHostileTeam(send: Send, address: string): Promise<string[]> {
  const next = inTurn()
  const post = async (path: string, body: unknown) => send({ method: 'POST', path, body })
  const team = {
    name: next(60),
    sport: 'football',
    ageGroup: 'U12',
    country: 'ES',
    timeZone: 'Europe/Madrid',
    color: '#1f5f3f',
  }
  const id = wordIn(await post('/rest/v1/teams', team), 'team', 'id')
  const on = `/rest/v1/teams/${id}`
  const changes = { motto: next(100), address: next(100), notes: next(200) }
  await send({ method: 'PATCH', path: on, body: { changes } })
  await personJoins(address, send, on)
  let memberId = ''
  for (let n = 0; n < 12; n += 1) {
    const body = { firstName: next(60), lastName: next(60), nickname: next(40), notes: next(200) }
    memberId = wordIn(await post(`${on}/members`, body), 'member', 'id')
  }
  await post(`${on}/venues`, { venue: { name: next(80), address: next(100) } })
  await post(`${on}/opponents`, { opponent: { name: next(80), nickname: next(40) } })
  await post(`${on}/tasks`, { task: { name: next(60), description: next(100) } })
  await post(`${on}/member-fields`, { name: next(60), kind: 'text', audience: 'team' })
  const event = {
    type: 'game',
    title: next(100),
    details: next(300),
    location: next(100),
    opponent: next(80),
    meetingPlace: next(80),
    kit: next(60),
    date: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10),
  }
  const eventId = wordIn(await post(`${on}/events`, event), 'event', 'id')
  await post(`${on}/events/${eventId}/comments`, {
    words: hostile.slice(0, 40).join(' ').slice(0, 900),
  })
  const league = { name: next(60), teams: [{ name: next(60) }], address: next(80) }
  await post(`${on}/leagues`, league)
  const conversationId = await aHostileTalk(post, on)
  const home = `/team/${id}`
  const money = await aHostileCollection(send, id, next)
  return [
    ...money,
    '/dashboard',
    '/teams',
    home,
    ...['members', `members/${memberId}`, 'member-fields', 'calendar', `events/${eventId}`].map(
      (page) => `${home}/${page}`,
    ),
    ...[`events/${eventId}/edit`, 'leagues', `messages/${conversationId}`].map(
      (page) => `${home}/${page}`,
    ),
    // These pages are also the printed ones.
    ...['attendance', 'statistics', `events/${eventId}/match-day`].map((page) => `${home}/${page}`),
    ...['edit', 'locations', 'opponents', 'tasks'].map(
      (section) => `${home}/settings?section=${section}`,
    ),
  ]
}

type Post = (path: string, body: unknown) => Promise<unknown>

async function aHostileTalk(post: Post, on: string): Promise<string> {
  const [first = '', ...rest] = asMessages()
  const message = (said: string) => ({ clientId: crypto.randomUUID(), words: said })
  const options = hostile.filter((one) => one.length <= 100).slice(0, 8)
  const begun = await post(`${on}/conversations`, {
    audience: { kind: 'team' },
    subject: hostile[0],
    message: message(first),
  })
  const id = wordIn(begun, 'conversation', 'id')
  const path = `${on}/conversations/${id}/messages`
  for (const said of rest) await post(path, message(said))
  await post(path, { ...message('Which?'), poll: { options } })
  return id
}

/** A collection and a payer's input; returns the pages that show them. */
async function aHostileCollection(
  send: Send,
  teamId: string,
  next: (longest: number) => string,
): Promise<string[]> {
  await takePayments(send, teamId)
  const sizes = [{ id: crypto.randomUUID(), name: next(40), stock: 9 }]
  const article = aFee(next(200), 2500, { details: next(500), sizes })
  const choice = { id: crypto.randomUUID(), name: next(200), type: 'select', options: [next(200)] }
  const form = await openCollection(send, teamId, {
    kind: 'pre_order',
    name: next(200),
    details: hostile.slice(0, 20).join('\n').slice(0, 4000),
    phone: next(40),
    fees: [article],
    fields: [{ ...choice, isMandatory: false, feeId: null }],
  })
  const bill = await send({
    method: 'POST',
    path: '/rest/v1/collection-form',
    body: {
      key: form.split('/').at(-1),
      clientId: crypto.randomUUID(),
      payer: {
        firstName: next(100),
        lastName: next(100),
        email: 'payer@club.example',
        language: 'en',
      },
      lines: [
        {
          firstName: next(100),
          lastName: next(100),
          feeId: article.id,
          sizeId: sizes[0]?.id,
          answers: { [choice.id]: choice.options[0] },
        },
      ],
      paymentOption: 'later',
      request: { kind: 'reduction', words: next(500) },
    },
  })
  const all = await send({ method: 'GET', path: `/rest/v1/teams/${teamId}/collections` })
  const collectionId = wordIn(all, 'collections', '0', 'id')
  const on = `/team/${teamId}`
  const settings = `${on}/membership-collection-form?collection=${collectionId}`
  return [
    form,
    `/pay/${wordIn(bill, 'token')}`,
    '/bills',
    `${on}/collections`,
    ...['participants', 'report', 'requests'].map(
      (tab) => `${on}/collections/${collectionId}?tab=${tab}`,
    ),
    ...['information', 'fees', 'form'].map((step) => `${settings}&step=${step}`),
    `${on}/membership-collection-success?collection=${collectionId}`,
  ]
}

async function expectNothingRan(page: Page, path: string): Promise<void> {
  await page.goto(path)
  // By tag, because on a phone a profile covers it and hides it from screen readers.
  await expect(page.locator('main')).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  expect(await page.evaluate(traces), path).toEqual([])
  expect(await page.evaluate(oddLinks), path).toEqual([])
  expect(await page.evaluate(looseLinks), path).toBe(0)
}

test('no page runs hostile text', async ({ page, context, touchline }) => {
  const { send } = await come(context, touchline.address)
  const pages = await aHostileTeam(send, touchline.address)
  const dialogs: string[] = []
  const strange: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const isOurs = request.url().startsWith(touchline.address)
    if (!isOurs && !/^(data|blob):/.test(request.url())) strange.push(request.url())
  })
  await page.addInitScript(note)
  for (const path of pages) await test.step(path, () => expectNothingRan(page, path))
  expect({ dialogs, strange }).toEqual({ dialogs: [], strange: [] })
})
