import { Menu as Base } from '@base-ui/react/menu'
import { type ComponentProps, type FocusEvent, use, useRef } from 'react'

import { AskedByKey } from './made-when-asked.tsx'
import { MenuPartsContext } from './menu-parts.ts'
import type { MenuProps } from './menu.tsx'
import { usePositionMethod } from './stands-still.ts'

const parts = { Item: Base.Item, Separator: Base.Separator }

/** A menu that has just been asked for. */
export function OpenMenu({ trigger, align, children }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const positionMethod = usePositionMethod()
  const isByKey = use(AskedByKey)
  return (
    <Base.Root defaultOpen>
      <Base.Trigger ref={button} render={trigger} />
      <Base.Portal>
        <Base.Positioner
          positionMethod={positionMethod}
          sideOffset={4}
          align={align ?? 'end'}
          className="z-30 outline-none"
        >
          <MenuPopup finalFocus={button} {...(isByKey && { onFocus: goOn })}>
            {children}
          </MenuPopup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

/** A menu that was made for a key press has not heard the key: its first line takes the focus all the same. */
function goOn({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget)
    currentTarget.querySelector<HTMLElement>('[role^=menuitem]:not([aria-disabled=true])')?.focus()
}

/** The lines of a menu, however it is opened. */
export function MenuPopup({ children, ...props }: ComponentProps<typeof Base.Popup>) {
  return (
    <Base.Popup {...props} className="floating max-w-[calc(100vw-1rem)] min-w-48 p-1">
      <MenuPartsContext value={parts}>{children}</MenuPartsContext>
    </Base.Popup>
  )
}
