import type { ToastMessage } from '#web/ui/toast.tsx'

interface QueuedToast extends ToastMessage {
  /** The button, or whatever else someone pressed for what this tells of; only told apart. */
  readonly pressed?: object | undefined
}

/** First what is shown, then what waits behind it. */
export type ToastQueue = readonly QueuedToast[]

/** Long enough to read one sentence. */
const shownFor = 5000

/** At most one at a time: news replaces news, but waits behind what must be read or acted upon. */
export function withToast(queue: ToastQueue, message: QueuedToast): ToastQueue {
  return [...queue.filter(mustStay), message]
}

export function withoutToast(queue: ToastQueue, id: number): ToastQueue {
  return queue.filter((message) => message.id !== id)
}

/** How long it is shown; undefined when it stays until it is closed. */
export function durationOf(message: ToastMessage): number | undefined {
  return mustStay(message) ? undefined : shownFor
}

/** Pressed again, it is being retried: the earlier error no longer matters. */
export function withoutFailureOf(queue: ToastQueue, pressed: object): ToastQueue {
  const rest = queue.filter(({ tone, pressed: before }) => tone !== 'error' || before !== pressed)
  return rest.length === queue.length ? queue : rest
}

/** What opens now has the place where news would lie over it. */
export function withoutNews(queue: ToastQueue): ToastQueue {
  const rest = queue.filter(mustStay)
  return rest.length === queue.length ? queue : rest
}

function mustStay(message: ToastMessage): boolean {
  return message.tone === 'error' || message.action !== undefined
}
