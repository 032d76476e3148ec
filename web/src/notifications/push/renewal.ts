import { addThisBrowser } from './api.ts'
import { abilityOf, readSubscription } from './this-browser.ts'

/** Tells the server once a visit where this browser takes pushes: its service may have moved it. */
export async function renewPushes(): Promise<void> {
  if (abilityOf() !== 'able' || Notification.permission !== 'granted') return
  const { subscription } = await readSubscription()
  if (subscription !== undefined) await addThisBrowser(subscription)
}
