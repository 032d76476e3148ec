import type { ToastMessage } from '#web/ui/toast.tsx'

/** First what is shown, then what waits behind it. */
export type ToastQueue = readonly ToastMessage[]

/** Long enough to read one sentence. */
const shownFor = 5000

/** At most one at a time: news replaces news, but waits behind what must be read or acted upon. */
export function withToast(queue: ToastQueue, message: ToastMessage): ToastQueue {
  return [...queue.filter(mustStay), message]
}

export function withoutToast(queue: ToastQueue, id: number): ToastQueue {
  return queue.filter((message) => message.id !== id)
}

/** How long it is shown; undefined when it stays until it is closed. */
export function durationOf(message: ToastMessage): number | undefined {
  return mustStay(message) ? undefined : shownFor
}

function mustStay(message: ToastMessage): boolean {
  return message.tone === 'error' || message.action !== undefined
}
