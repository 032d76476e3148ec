import { readStored, writeStored } from '#web/platform/browser-storage.ts'

import { installPrompt } from './install-prompt.ts'
import type { Device } from './offer.ts'

const visitsKey = 'touchline-visits'
const dismissedKey = 'touchline-install'

/** The current state of this device. */
export function readDevice(): Device {
  return {
    visits: countedVisits(),
    isDismissed: readStored(dismissedKey) !== undefined,
    isPhone: matchMedia('(pointer: coarse) and (max-width: 40rem)').matches,
    isInstalled: matchMedia('(display-mode: standalone)').matches,
    system: systemIn(navigator.userAgent),
    hasPrompt: installPrompt() !== undefined,
    canAskToNotify:
      'Notification' in globalThis &&
      'PushManager' in globalThis &&
      Notification.permission === 'default',
  }
}

/** Hides the offer on this device for good. */
export function dismissOffer(): void {
  writeStored(dismissedKey, 'dismissed')
}

/** A tab counts as one visit, regardless of page loads. */
function countedVisits(): number {
  const before = Number(readStored(visitsKey) ?? 0)
  try {
    if (sessionStorage.getItem(visitsKey) !== null) return before
    sessionStorage.setItem(visitsKey, 'counted')
  } catch {
    return before
  }
  writeStored(visitsKey, String(before + 1))
  return before + 1
}

function systemIn(userAgent: string): Device['system'] {
  if (/\b(?:iPhone|iPod)\b/.test(userAgent)) return 'iphone'
  return /\bAndroid\b/.test(userAgent) ? 'android' : 'other'
}
