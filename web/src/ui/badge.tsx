import type { ReactNode } from 'react'

import { cx } from './cx.ts'

export type BadgeTone = 'neutral' | 'good' | 'warning' | 'danger' | 'accent'

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-muted',
  good: 'bg-good-ground text-good',
  warning: 'bg-warning-ground text-warning',
  danger: 'bg-danger-ground text-danger',
  accent: 'bg-accent text-on-accent',
}

/** A small label for a role, state or count. Doesn't wrap if it fits on a line. */
export function Badge({ tone, children }: { tone?: BadgeTone | undefined; children: ReactNode }) {
  return (
    <span
      className={cx(
        'figures inline-flex max-w-full shrink-0 items-center gap-1 rounded-[0.8125rem] px-2.5 py-0.5 text-s font-medium [td_&]:whitespace-nowrap',
        '[&_svg]:size-3.5',
        tones[tone ?? 'neutral'],
      )}
    >
      {children}
    </span>
  )
}
