import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { reEncode } from './re-encode.ts'

const folder = mkdtempSync(join(tmpdir(), 'touchline-kinds-'))

test.each([
  ['heic', 'image_heic'],
  ['mif1', 'image_heic'],
  ['avif', 'image_heic'],
  ['mp42', 'not_an_image'],
])('a file of the brand %s is refused: %s', async (brand, code) => {
  const path = join(folder, brand)
  writeFileSync(path, Buffer.from(`\0\0\0\u0018ftyp${brand}\0\0\0\0mif1heic`, 'latin1'))
  await expect(reEncode(path)).rejects.toMatchObject({ code })
})
