import { lazy, Suspense } from 'react'

import { Skeleton } from './skeleton.tsx'

export interface QrCodeProps {
  /** The encoded text. */
  readonly text: string
  /** What it leads to, for screen readers. */
  readonly label: string
  readonly className?: string | undefined
}

const DrawnQrCode = lazy(async () => ({
  default: (await import('./drawn-qr-code.tsx')).DrawnQrCode,
}))

/** A QR code; the encoder loads on first use. */
export function QrCode(props: QrCodeProps) {
  return (
    <Suspense fallback={<Skeleton className={props.className} />}>
      <DrawnQrCode {...props} />
    </Suspense>
  )
}
