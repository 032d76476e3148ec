import { useMemo } from 'react'
import { encode } from 'uqr'

import type { QrCodeProps } from './qr-code.tsx'
import { QrPicture } from './qr-picture.tsx'

/**
 * Medium error correction: readable from smeared screens, and required by banks for payment codes.
 */
const correction = 'M'

export function DrawnQrCode({ text, ...look }: QrCodeProps) {
  const rows = useMemo(() => rowsOf(text), [text])
  return <QrPicture rows={rows} {...look} />
}

function rowsOf(text: string): readonly string[] {
  const { data } = encode(text, { ecc: correction, border: 0 })
  return data.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''))
}
