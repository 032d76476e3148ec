import { Menu as Base } from '@base-ui/react/menu'
import { type ComponentProps, type FocusEvent, use, useCallback, useMemo, useRef } from 'react'

import { OpenedByKey } from './lazy-popup.tsx'
import { MenuPartsContext } from './menu-parts.ts'
import type { MenuProps } from './menu.tsx'
import { usePositionMethod } from './stays-in-place.ts'

const parts = { Item: Base.Item, Separator: Base.Separator }

/** The loaded menu. */
export function OpenMenu({ trigger, align, children }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const positionMethod = usePositionMethod()
  const isByKey = use(OpenedByKey)
  const goBack = useCallback(() => button.current?.focus(), [])
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
          <MenuPopup
            finalFocus={() => focusAfter(button.current)}
            onChoose={goBack}
            {...(isByKey && { onFocus: goOn })}
          >
            {children}
          </MenuPopup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

/** Returns the focus to the button unless an item opened a dialog. */
function focusAfter(button: HTMLElement | null): HTMLElement | false {
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')]
  return button !== null && dialogs.every((dialog) => dialog.contains(button)) && button
}

/** A menu rendered after a key press missed that key, so it focuses its first item itself. */
function goOn({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget)
    currentTarget.querySelector<HTMLElement>('[role^=menuitem]:not([aria-disabled=true])')?.focus()
}

interface MenuPopupProps extends ComponentProps<typeof Base.Popup> {
  readonly onChoose?: (() => void) | undefined
}

/** The items of a menu. */
export function MenuPopup({ children, onChoose, ...props }: MenuPopupProps) {
  const known = useMemo(() => ({ ...parts, onChoose }), [onChoose])
  return (
    <Base.Popup {...props} className="floating max-w-[calc(100vw-1rem)] min-w-48 p-1">
      <MenuPartsContext value={known}>{children}</MenuPartsContext>
    </Base.Popup>
  )
}
