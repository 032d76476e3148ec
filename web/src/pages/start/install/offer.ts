/** How this device adds a page to its home screen. */
export type InstallMethod = 'iphone' | 'android' | 'prompt'

/** Offers to install, or, when installed, to turn on notifications. */
export type Offer =
  | { readonly kind: 'install'; readonly way: InstallMethod }
  | { readonly kind: 'push' }

export interface Device {
  /** The number of visits including this one. */
  readonly visits: number
  readonly isDismissed: boolean
  readonly isPhone: boolean
  /** Opened from the home screen. */
  readonly isInstalled: boolean
  readonly system: 'iphone' | 'android' | 'other'
  /** The browser has its own install dialog. */
  readonly hasPrompt: boolean
  /** The browser can ask for permission to notify, and hasn't yet. */
  readonly canAskToNotify: boolean
}

/** One offer on a phone from the second visit on; a no is final on this device. */
export function offerFor(device: Device): Offer | undefined {
  const { visits, isDismissed, isPhone, isInstalled, system, hasPrompt, canAskToNotify } = device
  if (isDismissed || !isPhone) return undefined
  if (isInstalled) return canAskToNotify ? { kind: 'push' } : undefined
  if (visits < 2) return undefined
  if (hasPrompt) return { kind: 'install', way: 'prompt' }
  return system === 'other' ? undefined : { kind: 'install', way: system }
}
