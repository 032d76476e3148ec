const kind = 'open-place'

interface Opening {
  readonly kind: typeof kind
  readonly place: string
}

/** What the service worker asks an open tab when a notification was tapped. */
export function openMessage(place: string): Opening {
  return { kind, place }
}

/** The place it asks for; undefined for other messages. */
export function requestedPath(message: unknown): string | undefined {
  if (typeof message !== 'object' || message === null) return undefined
  if (Reflect.get(message, 'kind') !== kind) return undefined
  const place: unknown = Reflect.get(message, 'place')
  return typeof place === 'string' && /^\/(?!\/)/.test(place) ? place : undefined
}
