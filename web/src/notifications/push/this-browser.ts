import type { PushDevices } from '@touchline/contract/notifications/shapes'

/** Whether this browser can be pushed to. Pages on an iPhone can only from the Home Screen. */
export type Ability = 'able' | 'home_screen' | 'unsupported'

export function abilityOf(): Ability {
  if ('PushManager' in globalThis && 'Notification' in globalThis && 'serviceWorker' in navigator)
    return 'able'
  return /\b(?:iPhone|iPad|iPod)\b/.test(navigator.userAgent) ? 'home_screen' : 'unsupported'
}

export interface Subscription {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** What this browser is subscribed with, by the name it has in the list of devices. */
export interface BrowserSubscription {
  readonly isBlocked: boolean
  readonly subscription: Subscription | undefined
  readonly mark: string | undefined
}

export async function readSubscription(): Promise<BrowserSubscription> {
  const isBlocked = Notification.permission === 'denied'
  const found = await (await pushManager())?.getSubscription()
  const subscription = found ? subscriptionOf(found) : undefined
  return {
    isBlocked,
    subscription,
    mark: subscription && (await markOf(subscription.endpoint)),
  }
}

export type SubscribeOutcome =
  | { readonly kind: 'done'; readonly subscription: Subscription }
  | { readonly kind: 'dismissed' | 'blocked' | 'unreachable' }

/** Asks the person, who has just tapped for it, and then the browser's push service. */
export async function subscribe({ publicKey }: PushDevices): Promise<SubscribeOutcome> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return { kind: permission === 'denied' ? 'blocked' : 'dismissed' }
  try {
    const manager = await pushManager()
    const made = await manager?.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    })
    const subscription = made && subscriptionOf(made)
    return subscription === undefined ? { kind: 'unreachable' } : { kind: 'done', subscription }
  } catch {
    // A subscription with a key of before is in the way of the next one.
    await unsubscribe()
    return { kind: 'unreachable' }
  }
}

export async function unsubscribe(): Promise<void> {
  const found = await (await pushManager())?.getSubscription()
  await found?.unsubscribe()
}

async function pushManager(): Promise<PushManager | undefined> {
  return (await navigator.serviceWorker.getRegistration())?.pushManager
}

function subscriptionOf(found: PushSubscription): Subscription | undefined {
  const { endpoint, keys } = found.toJSON()
  const { p256dh, auth } = keys ?? {}
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return undefined
  return { endpoint, keys: { p256dh, auth } }
}

/** SHA-256, base64url, as the server names it. */
async function markOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return btoa(String.fromCodePoint(...new Uint8Array(hash)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
