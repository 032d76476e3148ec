import { addThisBrowser } from './api.ts'
import { abilityOf, lookHere } from './this-browser.ts'

/** Tells the server once a visit where this browser takes pushes: its service may have moved it. */
export async function renewPushes(): Promise<void> {
  if (abilityOf() !== 'able' || Notification.permission !== 'granted') return
  const { subscription } = await lookHere()
  if (subscription !== undefined) await addThisBrowser(subscription)
}
