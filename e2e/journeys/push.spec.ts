import type { CDPSession, Page } from '@playwright/test'

import { enter, makeAccount, test as signedIn } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'

const test = signedIn.extend({})
test.use({ serviceWorkers: 'allow' })

const teamId = '019cebf5-0f00-7000-8000-000000000001'
const told = {
  title: 'Norte U12',
  body: 'Practice is cancelled\nfor Leo',
  tag: 'line',
  isUrgent: true,
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
 * As the browser's push service would bring it; what is sealed is tested with the server. Over when the
 * browser has put it up: whoever asks what is shown before that makes it forget what it is about to show.
 */
async function deliver(page: Page, data: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const registrationId = await registrationOf(devtools)
  const shown = nextShown(devtools)
  await devtools.send('BackgroundService.setRecording', {
    shouldRecord: true,
    service: 'notifications',
  })
  await devtools.send('BackgroundService.startObserving', { service: 'notifications' })
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId,
    data,
  })
  await shown
  await devtools.detach()
}

function nextShown(devtools: CDPSession): Promise<void> {
  return new Promise((resolve) => {
    devtools.on(
      'BackgroundService.backgroundServiceEventReceived',
      ({ backgroundServiceEvent }) => {
        if (backgroundServiceEvent.eventName === 'Notification displayed') resolve()
      },
    )
  })
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

function shownOn(page: Page): Promise<unknown> {
  return page.evaluate(`(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const shown = await registration.getNotifications()
    return shown.map(({ title, body, data, requireInteraction }) => ({ title, body, data, requireInteraction }))
  })()`)
}

test('a device is notified, also of what it does not understand, and a tap leads to it', async ({
  page,
  context,
  touchline,
}) => {
  await context.grantPermissions(['notifications'], { origin: touchline.address })
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

  await deliver(page, JSON.stringify(told))
  await expect
    .poll(() => shownOn(page))
    .toEqual([{ title: told.title, body: told.body, data: '/teams', requireInteraction: true }])

  const [worker] = context.serviceWorkers()
  await worker?.evaluate(`(async () => {
    const [notification] = await self.registration.getNotifications()
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
  })()`)
  await expect(page).toHaveURL(`${touchline.address}/teams`)
  await expect.poll(() => shownOn(page)).toEqual([])

  await deliver(page, 'of a version to come')
  await expect
    .poll(() => shownOn(page))
    .toEqual([{ title: 'Touchline', body: '', data: '/notifications', requireInteraction: false }])
})
