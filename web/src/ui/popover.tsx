import { type ComponentProps, lazy, type ReactElement, type ReactNode } from 'react'

import { MadeWhenAsked } from './made-when-asked.tsx'

export interface PopoverProps {
  readonly trigger: ReactElement<ComponentProps<'button'>>
  readonly title?: string | undefined
  readonly children: ReactNode
  readonly align?: 'start' | 'center' | 'end' | undefined
  /** `list` leaves no space around its lines and scrolls when they are many. */
  readonly kind?: 'note' | 'list' | undefined
  /** Whether it is open, where something inside closes it. */
  readonly open?: boolean | undefined
  readonly onOpenChange?: ((open: boolean) => void) | undefined
}

const fetchPopover = () => import('./open-popover.tsx')
const OpenPopover = lazy(async () => ({ default: (await fetchPopover()).OpenPopover }))

/** A closer look at something, without leaving the page. */
export function Popover(props: PopoverProps) {
  const { trigger, onOpenChange } = props
  return (
    <MadeWhenAsked
      trigger={trigger}
      kind="dialog"
      fetchScript={fetchPopover}
      onAsk={() => onOpenChange?.(true)}
    >
      <OpenPopover {...props} />
    </MadeWhenAsked>
  )
}
