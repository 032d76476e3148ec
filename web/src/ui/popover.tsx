import { type ComponentProps, lazy, type ReactElement, type ReactNode } from 'react'

import { LazyPopup } from './lazy-popup.tsx'

export interface PopoverProps {
  readonly trigger: ReactElement<ComponentProps<'button'>>
  readonly title?: string | undefined
  readonly children: ReactNode
  readonly align?: 'start' | 'center' | 'end' | undefined
  /** `list` has no padding and scrolls. */
  readonly kind?: 'note' | 'list' | undefined
  /** Set if something inside closes it. */
  readonly open?: boolean | undefined
  readonly onOpenChange?: ((open: boolean) => void) | undefined
}

const fetchPopover = () => import('./open-popover.tsx')
const OpenPopover = lazy(async () => ({ default: (await fetchPopover()).OpenPopover }))

/** Details in a popup beside the button. */
export function Popover(props: PopoverProps) {
  const { trigger, onOpenChange } = props
  return (
    <LazyPopup
      trigger={trigger}
      kind="dialog"
      fetchScript={fetchPopover}
      onAsk={() => onOpenChange?.(true)}
    >
      <OpenPopover {...props} />
    </LazyPopup>
  )
}
