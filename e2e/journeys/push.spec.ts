import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test'

import { enter, makeAccount, test as signedIn } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'

const test = signedIn.extend({})
test.use({ serviceWorkers: 'allow' })

const teamId = '019cebf5-0f00-7000-8000-000000000001'
const pushed = {
  title: 'Norte U12',
  body: 'Cancelled: Practice\nfor Leo',
  tag: 'line',
  isUrgent: true,
  answer: null,
  line: {
    kind: 'team_deleted',
    count: 1,
    asGuest: false,
    team: { id: teamId },
    club: null,
    event: null,
  },
}

/**
 * Headless browsers can't show notifications and refuse them despite permission. This replaces
 * that part in every browser: the page may notify, and the worker's notifications are recorded
 * here.
 */
const mayNotify = `Object.defineProperty(Notification, 'permission', { get: () => 'granted' })`
const place = `{
  const shown = new Map()
  ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
    shown.set(options.tag, { title, options })
  }
  self.shown = () => [...shown.values()]
  self.forget = (tag) => shown.delete(tag)
  self.asked = []
  self.fetch = async (place, { method, body }) => {
    self.asked.push([method, place, JSON.parse(body)])
    return new Response('{}')
  }
  self.tap = (action = '') => {
    const [[tag, { title, options }]] = shown
    const notification = { title, tag, data: options.data, close: () => shown.delete(tag) }
    self.dispatchEvent(
      Object.assign(new ExtendableEvent('notificationclick'), { notification, action }),
    )
  }
}`

/** Delivers a message like the browser's push service; encryption is tested with the server. */
async function deliver(page: Page, data: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registrationOf(devtools),
    data,
  })
  await devtools.detach()
}

function registrationOf(devtools: CDPSession): Promise<string> {
  return new Promise((resolve, reject) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations
      if (found !== undefined) resolve(found.registrationId)
    })
    devtools.send('ServiceWorker.enable').catch(reject)
  })
}

/**
 * The worker's notification as this browser accepts it: it rejects invalid combinations of
 * options.
 */
async function shownOn(page: Page, worker: Worker): Promise<unknown> {
  const shown = await worker.evaluate('self.shown()')
  return page.evaluate(`${JSON.stringify(shown)}.map((one) => {
    const { title, body, data, requireInteraction } = new Notification(one.title, one.options)
    return { title, body, data, requireInteraction }
  })`)
}

async function workerOf(context: BrowserContext): Promise<Worker> {
  return context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
}

test('a device shows known and unknown notifications, and a tap opens them', async ({
  page,
  context,
  touchline,
}) => {
  await context.addInitScript(mayNotify)
  const { session } = await makeAccount(touchline.address, { firstName: 'Nora', lastName: 'Noti' })
  await enter(context, session)
  await page.goto('/update-profile?view=preferences')
  await expect(page.getByRole('heading', { name: 'On this device' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Notify me on this device' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await expect
    .poll(() => page.evaluate<boolean>('navigator.serviceWorker.controller !== null'), {
      timeout: 60_000,
    })
    .toBe(true)
  const worker = await workerOf(context)
  await worker.evaluate(place)

  await deliver(page, JSON.stringify(pushed))
  await expect
    .poll(() => shownOn(page, worker))
    .toEqual([
      {
        title: pushed.title,
        body: pushed.body,
        data: { place: '/teams', answer: null },
        requireInteraction: true,
      },
    ])

  await worker.evaluate('self.tap()')
  await expect(page).toHaveURL(`${touchline.address}/teams`)
  await expect.poll(() => shownOn(page, worker)).toEqual([])

  await deliver(page, 'of a version to come')
  await expect
    .poll(() => shownOn(page, worker))
    .toEqual([
      {
        title: 'Touchline',
        body: '',
        data: { place: '/notifications', answer: null },
        requireInteraction: false,
      },
    ])

  await test.step('a button on the lock screen answers for both children, and confirms it', async () => {
    const answer = { tokens: ['of Ben', 'of Mia'], going: 'Both going', notGoing: 'Neither' }
    const asking = { ...pushed, isUrgent: false, body: 'New: Practice', answer }
    await deliver(page, JSON.stringify(asking))
    await expect.poll(() => worker.evaluate('self.shown().length')).toBe(2)
    await worker.evaluate(`self.forget('touchline')`)
    await worker.evaluate(`self.tap('going')`)
    await expect
      .poll(() => worker.evaluate('self.asked'))
      .toEqual(
        answer.tokens.map((token) => ['PUT', '/rest/v1/answer-link', { token, answer: 'going' }]),
      )
    await expect
      .poll(() => worker.evaluate('self.shown().map(({ options }) => options.body)'))
      .toEqual(['Both going'])
  })
})
