import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'

export interface PopoverProps {
  readonly trigger: ReactElement
  readonly title?: string | undefined
  readonly children: ReactNode
  readonly align?: 'start' | 'center' | 'end' | undefined
}

/** A closer look at something, without leaving the page. */
export function Popover({ trigger, title, children, align }: PopoverProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} align={align ?? 'center'} className="z-30">
          <Base.Popup className="floating w-80 max-w-[calc(100vw-1rem)] p-4">
            {title && <Base.Title className="mb-2 text-m">{title}</Base.Title>}
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
