import { type ComponentProps, lazy, type ReactElement, type ReactNode } from 'react'

import { MadeWhenAsked } from './made-when-asked.tsx'

export interface DrawerProps {
  readonly trigger: ReactElement<ComponentProps<'button'>>
  readonly title: string
  readonly children: ReactNode
  /** The edge it comes from; a phone's thumb is closest to the bottom. */
  readonly side?: 'bottom' | 'right' | undefined
}

const fetchDrawer = () => import('./open-drawer.tsx')
const OpenDrawer = lazy(async () => ({ default: (await fetchDrawer()).OpenDrawer }))

/** More room beside the page, swiped away when done. */
export function Drawer(props: DrawerProps) {
  return (
    <MadeWhenAsked trigger={props.trigger} kind="dialog" fetchScript={fetchDrawer}>
      <OpenDrawer {...props} />
    </MadeWhenAsked>
  )
}
