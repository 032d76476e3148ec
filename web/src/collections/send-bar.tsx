import type { ReactNode } from 'react'

import { SendRefused } from './send-refused.tsx'

interface SendBarProps {
  /** Number and total. */
  readonly summary: string
  readonly error: Error | null
  /** Shown where the numbers have changed since. */
  readonly changed: string
  /** The button. */
  readonly children: ReactNode
}

/** A bar that stays visible below a list of bills: the total and the send button. */
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
