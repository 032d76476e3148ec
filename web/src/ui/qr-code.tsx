import { lazy, Suspense } from 'react'

import { Skeleton } from './skeleton.tsx'

export interface QrCodeProps {
  /** What a reader finds in it. */
  readonly text: string
  /** What it leads to, for those who listen. */
  readonly label: string
  readonly className?: string | undefined
}

const DrawnQrCode = lazy(async () => ({
  default: (await import('./drawn-qr-code.tsx')).DrawnQrCode,
}))

/** Text that the browser turns into a code; the part that reckons is fetched when one is shown. */
export function QrCode(props: QrCodeProps) {
  return (
    <Suspense fallback={<Skeleton className={props.className} />}>
      <DrawnQrCode {...props} />
    </Suspense>
  )
}
