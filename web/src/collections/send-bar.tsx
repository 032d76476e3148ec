import type { ReactNode } from 'react'

import { SendRefused } from './send-refused.tsx'

interface SendBarProps {
  /** How many, and how much. */
  readonly summary: string
  readonly error: Error | null
  /** Shown where the numbers have changed since. */
  readonly changed: string
  /** The button. */
  readonly children: ReactNode
}

/** The end of a list of bills, always in sight: the sum and the button that sends them. */
export function SendBar({ summary, error, changed, children }: SendBarProps) {
  return (
    <div
      data-ending
      className="sticky bottom-(--bottom-bar) short:static z-1 grid gap-2 border-t border-line bg-ground py-3"
    >
      {error !== null && <SendRefused error={error} changed={changed} />}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="figures" role="status">
          {summary}
        </p>
        {children}
      </div>
    </div>
  )
}
