import { ContextMenu as Base } from '@base-ui/react/context-menu'
import type { ReactNode } from 'react'

import { MenuPopup } from './open-menu.tsx'

export interface ContextMenuProps {
  /** The same MenuItem, MenuLink and MenuSeparator as in a Menu. */
  readonly items: ReactNode
  readonly children: ReactNode
}

/** A second way (right-click, long press) to a menu that also has a button. */
export function ContextMenu({ items, children }: ContextMenuProps) {
  return (
    <Base.Root>
      <Base.Trigger>{children}</Base.Trigger>
      <Base.Portal>
        <Base.Positioner className="z-30 outline-none">
          <MenuPopup>{items}</MenuPopup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
