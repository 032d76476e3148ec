import { lazy, type ReactNode, Suspense, useState } from 'react'

export interface ContextMenuProps {
  /** The same MenuItem, MenuLink and MenuSeparator as in a Menu. */
  readonly items: ReactNode
  readonly children: ReactNode
}

/** Where in the window someone pressed. */
export interface Spot {
  readonly x: number
  readonly y: number
}

const OpenContextMenu = lazy(async () => ({
  default: (await import('./open-context-menu.tsx')).OpenContextMenu,
}))

/** A second way (right-click, long press where it means the same) to a menu that also has a button. */
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
