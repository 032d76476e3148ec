import { Menu as Base } from '@base-ui/react/menu'
import { type ComponentProps, type FocusEvent, use, useCallback, useMemo, useRef } from 'react'

import { AskedByKey } from './made-when-asked.tsx'
import { MenuPartsContext } from './menu-parts.ts'
import type { MenuProps } from './menu.tsx'
import { usePositionMethod } from './stays-in-place.ts'

const parts = { Item: Base.Item, Separator: Base.Separator }

/** A menu that has just been asked for. */
export function OpenMenu({ trigger, align, children }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const positionMethod = usePositionMethod()
  const isByKey = use(AskedByKey)
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

/** Back to the button, unless a line has opened a dialog, which has the focus by then. */
function focusAfter(button: HTMLElement | null): HTMLElement | false {
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')]
  return button !== null && dialogs.every((dialog) => dialog.contains(button)) && button
}

/** A menu that was made for a key press has not heard the key: its first line takes the focus all the same. */
function goOn({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget)
    currentTarget.querySelector<HTMLElement>('[role^=menuitem]:not([aria-disabled=true])')?.focus()
}

interface MenuPopupProps extends ComponentProps<typeof Base.Popup> {
  readonly onChoose?: (() => void) | undefined
}

/** The lines of a menu, however it is opened. */
export function MenuPopup({ children, onChoose, ...props }: MenuPopupProps) {
  const known = useMemo(() => ({ ...parts, onChoose }), [onChoose])
  return (
    <Base.Popup {...props} className="floating max-w-[calc(100vw-1rem)] min-w-48 p-1">
      <MenuPartsContext value={known}>{children}</MenuPartsContext>
    </Base.Popup>
  )
}
