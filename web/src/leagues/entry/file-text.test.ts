import { expect, test } from 'vitest'

import { textOf } from './file-text.ts'

const wide = new Uint8Array([0xff, 0xfe, 0x4b, 0x00, 0xf6, 0x00, 0x6c, 0x00, 0x6e, 0x00])

test.each([
  ['UTF-8', new TextEncoder().encode('Köln')],
  ['UTF-8 with its mark', new TextEncoder().encode('\uFEFFKöln')],
  ['Windows of old', new Uint8Array([0x4b, 0xf6, 0x6c, 0x6e])],
  ['UTF-16', wide],
])('reads a file in %s', async (_, bytes) => {
  expect(await textOf(new Blob([bytes]))).toBe('Köln')
})
