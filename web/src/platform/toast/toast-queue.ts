import type { ToastMessage } from '#web/ui/toast.tsx'

interface QueuedToast extends ToastMessage {
  /** The pressed element, for comparison. */
  readonly pressed?: object | undefined
}

/** The displayed toast first, then waiting ones. */
export type ToastQueue = readonly QueuedToast[]

/** Long enough to read one sentence. */
const shownFor = 5000

/**
 * Shows one toast at a time: a notice replaces a notice, but waits behind one to read or act on.
 */
export function withToast(queue: ToastQueue, message: QueuedToast): ToastQueue {
  return [...queue.filter(mustStay), message]
}

export function withoutToast(queue: ToastQueue, id: number): ToastQueue {
  return queue.filter((message) => message.id !== id)
}

/** How long it is shown (ms); undefined if it stays until closed. */
export function durationOf(message: ToastMessage): number | undefined {
  return mustStay(message) ? undefined : shownFor
}

/** Retrying removes the earlier error. */
export function withoutFailureOf(queue: ToastQueue, pressed: object): ToastQueue {
  const rest = queue.filter(({ tone, pressed: before }) => tone !== 'error' || before !== pressed)
  return rest.length === queue.length ? queue : rest
}

/** Removes notices when a dialog opens where they would cover it. */
export function withoutNews(queue: ToastQueue): ToastQueue {
  const rest = queue.filter(mustStay)
  return rest.length === queue.length ? queue : rest
}

function mustStay(message: ToastMessage): boolean {
  return message.tone === 'error' || message.action !== undefined
}
