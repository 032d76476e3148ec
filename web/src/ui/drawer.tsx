import { type ComponentProps, lazy, type ReactElement, type ReactNode } from 'react'

import { LazyPopup } from './lazy-popup.tsx'

export interface DrawerProps {
  readonly trigger: ReactElement<ComponentProps<'button'>>
  readonly title: string
  readonly children: ReactNode
  /** The edge it opens from; the bottom is easiest to reach on phones. */
  readonly side?: 'bottom' | 'right' | undefined
}

const fetchDrawer = () => import('./open-drawer.tsx')
const OpenDrawer = lazy(async () => ({ default: (await fetchDrawer()).OpenDrawer }))

/** A panel from the edge of the page, which can be swiped away. */
export function Drawer(props: DrawerProps) {
  return (
    <LazyPopup trigger={props.trigger} kind="dialog" fetchScript={fetchDrawer}>
      <OpenDrawer {...props} />
    </LazyPopup>
  )
}
