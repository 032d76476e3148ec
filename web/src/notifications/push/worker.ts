import type { PushPayload } from '@touchline/contract/notifications/shapes'

import { pathOfNotification } from '../place.ts'
import { openMessage } from './opening.ts'

interface Pushed extends Event {
  readonly data: { json(): unknown } | null
  waitUntil(work: Promise<unknown>): void
}

interface Tapped extends Event {
  /** The button that was tapped; empty for the notification itself. */
  readonly action: string
  readonly notification: {
    readonly title: string
    readonly tag: string
    readonly data: unknown
    close(): void
  }
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

/** Not in the types of the DOM: rings again in the place of one that is shown, and has buttons. */
interface Again {
  readonly renotify: boolean
  readonly actions?: readonly { readonly action: string; readonly title: string }[]
}

/** What a notification remembers until it is tapped. */
interface Kept {
  readonly place: string
  readonly answer: PushPayload['answer']
}

self.addEventListener('push', (event) => event.waitUntil(show(payloadIn(event))))

self.addEventListener('notificationclick', (event) => {
  const { action, notification } = event
  notification.close()
  const kept = isKept(notification.data) ? notification.data : nowhere
  const said = action === 'going' || action === 'not_going' ? action : undefined
  event.waitUntil(
    said !== undefined && kept.answer !== null
      ? answer(notification, { kept, answered: kept.answer, said })
      : open(kept.place),
  )
})

const nowhere: Kept = { place: '/notifications', answer: null }

/** Browsers demand that every push shows something, also one of a version of the site to come. */
function show(pushed: PushPayload | undefined): Promise<void> {
  const { title, body, tag, isUrgent, answer } = pushed ?? unreadable
  const kept: Kept = {
    place: pushed?.line ? pathOfNotification(pushed.line) : '/notifications',
    answer,
  }
  return self.registration.showNotification(title, {
    body,
    tag,
    renotify: isUrgent,
    requireInteraction: isUrgent,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: kept,
    ...(answer && {
      actions: [
        { action: 'going', title: answer.going },
        { action: 'not_going', title: answer.notGoing },
      ],
    }),
  })
}

const unreadable = { title: 'Touchline', body: '', tag: 'touchline', isUrgent: false, answer: null }

interface Answering {
  readonly kept: Kept
  readonly answered: NonNullable<PushPayload['answer']>
  readonly said: 'going' | 'not_going'
}

/** From the lock screen, by the links that came with it; where one is refused, the page says why. */
async function answer(
  { title, tag }: Tapped['notification'],
  { kept, answered, said }: Answering,
): Promise<void> {
  const sent = answered.tokens.map(async (token) => {
    const response = await fetch('/rest/v1/answer-link', {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ token, answer: said }),
    })
    return response.ok
  })
  const done = await Promise.all(sent).catch(() => [false])
  if (!done.every(Boolean)) return open(kept.place)
  const words = said === 'going' ? answered.going : answered.notGoing
  await self.registration.showNotification(title, {
    body: words,
    tag,
    silent: true,
    renotify: false,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { place: kept.place, answer: null },
  })
}

/** An open tab goes there without loading the site again. */
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

function isKept(data: unknown): data is Kept {
  return typeof fieldIn(data, 'place') === 'string' && fieldIn(data, 'answer') !== undefined
}

function isPayload(payload: unknown): payload is PushPayload {
  const line = fieldIn(payload, 'line')
  return (
    (line === null || typeof fieldIn(line, 'kind') === 'string') &&
    fieldIn(payload, 'answer') !== undefined &&
    ['title', 'body', 'tag'].every((name) => typeof fieldIn(payload, name) === 'string')
  )
}

function fieldIn(thing: unknown, name: string): unknown {
  return typeof thing === 'object' && thing !== null ? Reflect.get(thing, name) : undefined
}
