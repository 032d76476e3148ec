import { expect, test } from 'vitest'

import { documentKind, documentName } from './document.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test.each([
  ['a PDF', bytes('%PDF-1.7'), 'pdf'],
  ['a PNG', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]), 'png'],
  ['a page that says it is a PDF', bytes('<html>%PDF-1.7'), undefined],
  ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg">'), undefined],
  ['a Word file', new Uint8Array([0x50, 0x4b, 0x03, 0x04]), undefined],
  ['the half of a sign', bytes('%PD'), undefined],
  ['nothing', new Uint8Array(), undefined],
])('%s is recognised by its first bytes', (_, start, kind) => {
  expect(documentKind(start)).toBe(kind)
})

test.each([
  ['licence.pdf', 'application/pdf', 'licence.pdf'],
  ['licence.html', 'application/pdf', 'licence.pdf'],
  ['me.png', 'image/webp', 'me.webp'],
  ['../../etc/passwd', 'application/pdf', 'passwd.pdf'],
  ['a\r\nSet-Cookie: x=1.pdf', 'application/pdf', 'aSet-Cookie: x=1.pdf'],
  ['a\u0000.html', 'application/pdf', 'a.pdf'],
  ['лого\u202efdp.exe', 'application/pdf', 'логоfdp.pdf'],
  ['.pdf', 'application/pdf', 'document.pdf'],
  ['', 'image/webp', 'document.webp'],
  ['a'.repeat(255), 'application/pdf', `${'a'.repeat(100)}.pdf`],
] as const)('%j stored as %s is downloaded as %j', (sent, stored, name) => {
  expect(documentName(sent, stored)).toBe(name)
})
