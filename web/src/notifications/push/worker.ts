import type { PushPayload } from '@touchline/contract/notifications/shapes'
import { isNotificationKind } from '@touchline/domain/notifications/kinds'

import { placeOf } from '../place.ts'
import { openMessage } from './opening.ts'

interface Pushed extends Event {
  readonly data: { json(): unknown } | null
  waitUntil(work: Promise<unknown>): void
}

interface Tapped extends Event {
  readonly notification: { readonly data: unknown; close(): void }
  waitUntil(work: Promise<unknown>): void
}

/** An open tab of the site. */
interface Tab {
  readonly focused: boolean
  focus(): Promise<unknown>
  postMessage(message: unknown): void
}

declare const self: {
  readonly registration: {
    showNotification(title: string, options: NotificationOptions & Again): Promise<void>
  }
  readonly clients: {
    matchAll(which: { readonly type: 'window' }): Promise<readonly Tab[]>
    openWindow(place: string): Promise<unknown>
  }
  addEventListener(type: 'push', act: (event: Pushed) => void): void
  addEventListener(type: 'notificationclick', act: (event: Tapped) => void): void
}

/** Not yet in the types of the DOM: rings again although it takes the place of one that is shown. */
interface Again {
  readonly renotify: boolean
}

self.addEventListener('push', (event) => event.waitUntil(show(payloadIn(event))))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { data } = event.notification
  event.waitUntil(open(typeof data === 'string' ? data : '/notifications'))
})

/** Browsers demand that every push shows something, also one of a version of the site to come. */
function show(pushed: PushPayload | undefined): Promise<void> {
  const { title, body, tag, isUrgent } = pushed ?? unreadable
  return self.registration.showNotification(title, {
    body,
    tag,
    renotify: isUrgent,
    requireInteraction: isUrgent,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: pushed?.line ? placeOf(pushed.line) : '/notifications',
  })
}

const unreadable = { title: 'Touchline', body: '', tag: 'touchline', isUrgent: false }

/** An open tab goes there without loading the site anew. */
async function open(place: string): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window' })
  const tab = tabs.find(({ focused }) => focused) ?? tabs[0]
  if (tab === undefined) {
    await self.clients.openWindow(place)
    return
  }
  tab.postMessage(openMessage(place))
  await tab.focus()
}

function payloadIn({ data }: Pushed): PushPayload | undefined {
  try {
    const payload: unknown = data?.json()
    return isPayload(payload) ? payload : undefined
  } catch {
    return undefined
  }
}

function isPayload(payload: unknown): payload is PushPayload {
  const line = fieldIn(payload, 'line')
  const kind = fieldIn(line, 'kind')
  return (
    (line === null || (typeof kind === 'string' && isNotificationKind(kind))) &&
    ['title', 'body', 'tag'].every((name) => typeof fieldIn(payload, name) === 'string')
  )
}

function fieldIn(thing: unknown, name: string): unknown {
  return typeof thing === 'object' && thing !== null ? Reflect.get(thing, name) : undefined
}
