import { contract } from '@touchline/contract/contract'
import { start } from '@touchline/text/start/en'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { InstallOffer } from './install-offer.tsx'

const { install: text } = start
const how = page.getByRole('button', { name: text.install.how })

/** A family's phone on its second visit. */
beforeEach(() => {
  localStorage.setItem('touchline-visits', '1')
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: query.includes('coarse'),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  )
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)',
  )
  server.answers(contract.notifications.pushDevices, example(contract.notifications.pushDevices))
})

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.removeItem('touchline-install')
})

test('shows an iPhone the three taps to the home screen', async () => {
  await openPart(<InstallOffer />)
  await press(how)
  for (const [at, step] of text.steps.iphone.entries()) await expectSaid(`${at + 1}. ${step}`)
  await expectAccessible()
})

test('never returns on this device after a no', async () => {
  await openPart(<InstallOffer />)
  await press(page.getByRole('button', { name: text.dismiss }))
  await expect.element(how).not.toBeInTheDocument()
  expect(localStorage.getItem('touchline-install')).toBe('dismissed')
})
