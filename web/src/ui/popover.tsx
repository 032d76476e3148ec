import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'

import { cx } from './cx.ts'

export interface PopoverProps {
  readonly trigger: ReactElement
  readonly title?: string | undefined
  readonly children: ReactNode
  readonly align?: 'start' | 'center' | 'end' | undefined
  /** `list` leaves no space around its lines and scrolls when they are many. */
  readonly kind?: 'note' | 'list' | undefined
  /** Whether it is open, where something inside closes it. */
  readonly open?: boolean | undefined
  readonly onOpenChange?: ((open: boolean) => void) | undefined
}

const kinds = {
  note: 'w-80 p-4',
  list: 'flex max-h-[min(36rem,var(--available-height))] w-96 flex-col overflow-hidden',
} as const

/** A closer look at something, without leaving the page. */
export function Popover({ trigger, title, children, align, kind, ...controlled }: PopoverProps) {
  return (
    <Base.Root {...controlled}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} align={align ?? 'center'} className="z-30">
          <Base.Popup className={cx('floating max-w-[calc(100vw-1rem)]', kinds[kind ?? 'note'])}>
            {title && (
              <Base.Title className={kind === 'list' ? 'sr-only' : 'mb-2 text-m'}>
                {title}
              </Base.Title>
            )}
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
