import { expect, test } from 'vitest'

import { type Device, offerFor } from './offer.ts'

const phone: Device = {
  visits: 2,
  isDismissed: false,
  isPhone: true,
  isInstalled: false,
  system: 'iphone',
  hasPrompt: false,
  canAskToNotify: false,
}

test.each<readonly [string, Partial<Device>, string | undefined]>([
  ['an iPhone', {}, 'iphone'],
  ['an iPhone at the first visit', { visits: 1 }, undefined],
  ['an Android phone', { system: 'android' }, 'android'],
  ['a browser that asks by itself', { system: 'android', hasPrompt: true }, 'prompt'],
  ['a phone of another kind', { system: 'other' }, undefined],
  ['a computer', { isPhone: false, hasPrompt: true }, undefined],
  ['who said no', { isDismissed: true }, undefined],
  ['the home screen, not asked yet', { isInstalled: true, canAskToNotify: true }, 'push'],
  ['the home screen, asked before', { isInstalled: true }, undefined],
])('%s: offers %j %s', (_who, device, expected) => {
  const offer = offerFor({ ...phone, ...device })
  expect(offer?.kind === 'install' ? offer.way : offer?.kind).toBe(expected)
})
