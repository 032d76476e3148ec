import { Menu as Base } from '@base-ui/react/menu'
import { type ReactNode, useMemo } from 'react'

import type { Spot } from './context-menu.tsx'
import { MenuPopup } from './open-menu.tsx'

interface OpenContextMenuProps {
  readonly spot: Spot
  readonly items: ReactNode
  readonly onClose: () => void
}

/** The loaded context menu, at the pressed position. */
export function OpenContextMenu({ spot, items, onClose }: OpenContextMenuProps) {
  const anchor = useMemo(
    () => ({ getBoundingClientRect: () => DOMRect.fromRect({ x: spot.x, y: spot.y }) }),
    [spot],
  )
  return (
    <Base.Root open onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Positioner anchor={anchor} align="start" className="z-30 outline-none">
          <MenuPopup>{items}</MenuPopup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
