import { Popover as Base } from '@base-ui/react/popover'
import { useRef } from 'react'

import { cx } from './cx.ts'
import type { PopoverProps } from './popover.tsx'
import { usePositionMethod } from './stays-in-place.ts'

const kinds = {
  note: 'w-80 p-4',
  list: 'flex max-h-[min(36rem,var(--available-height))] w-96 flex-col overflow-hidden',
} as const

/** The loaded popover. */
export function OpenPopover({
  trigger,
  title,
  children,
  align,
  kind,
  ...controlled
}: PopoverProps) {
  const button = useRef<HTMLButtonElement>(null)
  const positionMethod = usePositionMethod()
  return (
    <Base.Root defaultOpen {...controlled}>
      <Base.Trigger ref={button} render={trigger} />
      <Base.Portal>
        <Base.Positioner
          positionMethod={positionMethod}
          sideOffset={6}
          collisionPadding={8}
          align={align ?? 'center'}
          className="z-30"
        >
          <Base.Popup
            finalFocus={button}
            // Hidden while a dialog opened from it is visible.
            className={cx(
              'floating max-w-[calc(100vw-1rem)] has-[[aria-haspopup=dialog][data-popup-open]]:invisible',
              kinds[kind ?? 'note'],
            )}
          >
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
