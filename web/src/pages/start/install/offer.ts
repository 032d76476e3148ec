/** How this device puts a page on its home screen. */
export type InstallMethod = 'iphone' | 'android' | 'prompt'

/** What is offered: to install, or, where it is installed already, to be notified. */
export type Offer =
  | { readonly kind: 'install'; readonly way: InstallMethod }
  | { readonly kind: 'push' }

export interface Device {
  /** How often somebody has come here, this time included. */
  readonly visits: number
  readonly isDismissed: boolean
  readonly isPhone: boolean
  /** Opened from the home screen. */
  readonly isInstalled: boolean
  readonly system: 'iphone' | 'android' | 'other'
  /** The browser has its own way to install. */
  readonly hasPrompt: boolean
  /** The browser could ask whether it may notify, and has not yet. */
  readonly canAskToNotify: boolean
}

/** One quiet offer on a phone, from the second visit on; said no to it once, it never comes back here. */
export function offerFor(device: Device): Offer | undefined {
  const { visits, isDismissed, isPhone, isInstalled, system, hasPrompt, canAskToNotify } = device
  if (isDismissed || !isPhone) return undefined
  if (isInstalled) return canAskToNotify ? { kind: 'push' } : undefined
  if (visits < 2) return undefined
  if (hasPrompt) return { kind: 'install', way: 'prompt' }
  return system === 'other' ? undefined : { kind: 'install', way: system }
}
