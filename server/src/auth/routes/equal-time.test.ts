import { beforeAll, expect, test } from 'vitest'

import { productionCost } from '#server/platform/hashing.ts'

import { signedUpByPhone } from '../fixtures/phones.ts'
import { known, unconfirmed } from '../fixtures/refusals.ts'
import { testAuth, type TestAuth } from '../fixtures/service.ts'

const password = 'over the moon 7'
const number = '34600800001'

let service: TestAuth
beforeAll(async () => {
  service = await testAuth({ AUTH_MAIL_FREQUENCY_SECONDS: '0', AUTH_PHONE: 'on' }, productionCost)
  await service.signedUp(known)
  await service.browser().signUp(unconfirmed)
  await signedUpByPhone(service, { phone: number, password })
})

let strangers = 0
function stranger(): { email: string; phone: string } {
  strangers += 1
  return { email: `nobody-${strangers}@club.test`, phone: `3469900${1000 + strangers}` }
}

test.each([
  ['/recover', { email: known.email }, () => ({ email: stranger().email })],
  ['/resend', unconfirmed, () => ({ email: stranger().email })],
  ['/signup', known, () => ({ email: stranger().email, password })],
  ['/signup', { phone: number, password }, () => ({ phone: stranger().phone, password })],
] as const)('%s takes as long for %j as for a stranger', async (path, person, somebody) => {
  const times = { person: [0], stranger: [0] }
  for (let round = 0; round < 11; round += 1)
    for (const who of ['person', 'stranger'] as const) {
      const body = { type: 'signup', ...(who === 'person' ? person : somebody()) }
      const begun = performance.now()
      expect((await service.ask(path, { body })).status).toBe(200)
      times[who].push(performance.now() - begun)
    }
  const [one, other] = [median(times.person), median(times.stranger)]
  expect(Math.abs(one - other)).toBeLessThan(Math.max(one, other) / 2)
})

function median(times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
}
