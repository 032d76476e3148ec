import { lazy, type ReactNode, Suspense, useState } from 'react'

export interface ContextMenuProps {
  /** MenuItem, MenuLink and MenuSeparator, as in a Menu. */
  readonly items: ReactNode
  readonly children: ReactNode
}

/** The pressed position in the window. */
export interface Spot {
  readonly x: number
  readonly y: number
}

const OpenContextMenu = lazy(async () => ({
  default: (await import('./open-context-menu.tsx')).OpenContextMenu,
}))

/** Opens on right-click or long press; the same menu must also have a button. */
export function ContextMenu({ items, children }: ContextMenuProps) {
  const [spot, setSpot] = useState<Spot>()
  return (
    <div
      onContextMenu={(event) => {
        event.preventDefault()
        setSpot({ x: event.clientX, y: event.clientY })
      }}
    >
      {children}
      {spot && (
        <Suspense>
          <OpenContextMenu spot={spot} items={items} onClose={() => setSpot(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
