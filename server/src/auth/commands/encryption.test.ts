import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'

import { encrypt, decrypt } from './encryption.ts'

const platform = await testPlatform()
const secret = Buffer.from('twenty bytes, secret')

test('opens for its owner and looks different each time', async () => {
  const [one, other] = await Promise.all([
    encrypt(platform, secret, 'Ana'),
    encrypt(platform, secret, 'Ana'),
  ])
  expect(one.equals(other)).toBe(false)
  expect(one.includes(secret)).toBe(false)
  expect(await decrypt(platform, one, 'Ana')).toEqual(secret)
  expect(await decrypt(platform, other, 'Ana')).toEqual(secret)
})

test('opens neither for another owner nor after a change', async () => {
  const sealed = await encrypt(platform, secret, 'Ana')
  await expect(decrypt(platform, sealed, 'Eve')).rejects.toThrow(/unable to authenticate/)
  const changed = Buffer.from(sealed)
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1)
  await expect(decrypt(platform, changed, 'Ana')).rejects.toThrow(/unable to authenticate/)
})
