import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'

import { cx } from './cx.ts'
import { useUiWords } from './ui-words.tsx'

export type BannerTone = 'info' | 'good' | 'warning' | 'danger'

export interface BannerProps {
  readonly tone?: BannerTone | undefined
  readonly title?: string | undefined
  readonly children?: ReactNode
  readonly action?: ReactNode
  readonly onDismiss?: (() => void) | undefined
}

const tones = {
  info: { look: 'bg-surface border-line', icon: Info },
  good: { look: 'bg-good-ground border-good/40 text-good', icon: CircleCheck },
  warning: { look: 'bg-warning-ground border-warning/40 text-warning', icon: TriangleAlert },
  danger: { look: 'bg-danger-ground border-danger/40 text-danger', icon: CircleAlert },
} as const

/** A message about the whole page or form; errors are announced. */
export function Banner({ tone = 'info', title, children, action, onDismiss }: BannerProps) {
  const words = useUiWords()
  const { look, icon: Icon } = tones[tone]
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cx('flex items-start gap-3 rounded-control border px-4 py-3', look)}
    >
      <Icon className="mt-0.5 size-5 shrink-0" aria-hidden />
      <div className="min-w-0 grow wrap-anywhere">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className={cx(tone !== 'info' && 'text-ink')}>{children}</div>}
      </div>
      {action}
      {onDismiss && (
        <button
          type="button"
          aria-label={words.close}
          className="-my-1 -mr-2 grid size-8 shrink-0 place-items-center rounded-control hover:bg-hover touch:size-11"
          onClick={onDismiss}
        >
          <X className="size-4.5" aria-hidden />
        </button>
      )}
    </div>
  )
}
