import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'

import { seal, unseal } from './sealing.ts'

const platform = await testPlatform()
const secret = Buffer.from('twenty bytes, secret')

test('opens for its owner and looks different each time', async () => {
  const [one, other] = await Promise.all([
    seal(platform, secret, 'Ana'),
    seal(platform, secret, 'Ana'),
  ])
  expect(one.equals(other)).toBe(false)
  expect(one.includes(secret)).toBe(false)
  expect(await unseal(platform, one, 'Ana')).toEqual(secret)
  expect(await unseal(platform, other, 'Ana')).toEqual(secret)
})

test('opens neither for another owner nor after a change', async () => {
  const sealed = await seal(platform, secret, 'Ana')
  await expect(unseal(platform, sealed, 'Eve')).rejects.toThrow(/unable to authenticate/)
  const changed = Buffer.from(sealed)
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1)
  await expect(unseal(platform, changed, 'Ana')).rejects.toThrow(/unable to authenticate/)
})
