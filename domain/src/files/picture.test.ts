import { expect, test } from 'vitest'

import { isHeif, pictureKind, shownFileName } from './picture.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test.each([
  ['a PNG', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]), 'png'],
  ['a JPEG', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'jpeg'],
  ['a GIF', bytes('GIF89a'), 'gif'],
  ['a WebP', bytes('RIFF....WEBPVP8 '), 'webp'],
  ['a WAV', bytes('RIFF....WAVEfmt '), undefined],
  ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg">'), undefined],
  ['a PDF', bytes('%PDF-1.7'), undefined],
  ['nothing', new Uint8Array(), undefined],
])('%s is recognised by its first bytes', (_, start, kind) => {
  expect(pictureKind(start)).toBe(kind)
})

test.each([
  ['heic', true],
  ['heix', true],
  ['hevc', true],
  ['heif', true],
  ['mif1', true],
  ['avif', true],
  ['avis', true],
  ['isom', false],
])('the brand %s is HEIF: %s', (brand, expected) => {
  expect(isHeif(bytes(`\0\0\0\u0018ftyp${brand}`))).toBe(expected)
})

test.each([
  ['logo.png', 'logo.png'],
  ['../../../../tmp/evil.png', 'evil.png'],
  ['..\\..\\evil.png', 'evil.png'],
  ['logo.png/', 'logo.png'],
  ['logo.png\u0000.html', 'logo.png.html'],
  ['лого\u202egnp.exe', 'логоgnp.exe'],
  ['a\r\nX-Injected: 1.png', 'aX-Injected: 1.png'],
  ['e\u0301quipe.png', 'équipe.png'],
  ['a'.repeat(300), 'a'.repeat(120)],
  ['', ''],
])('%j is shown as %j', (sent, shown) => {
  expect(shownFileName(sent)).toBe(shown)
})
