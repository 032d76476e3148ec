import { type ComponentProps, lazy, type ReactElement, type ReactNode } from 'react'
import { Link } from 'react-router'

import { cx } from './cx.ts'
import { LazyPopup } from './lazy-popup.tsx'
import { useMenuParts } from './menu-parts.ts'
import { Reason } from './reason.tsx'

export interface MenuProps {
  /** The button that opens it. */
  readonly trigger: ReactElement<ComponentProps<'button'>>
  readonly align?: 'start' | 'end' | undefined
  /** MenuItem, MenuLink and MenuSeparator. */
  readonly children: ReactNode
}

const fetchMenu = () => import('./open-menu.tsx')
const OpenMenu = lazy(async () => ({ default: (await fetchMenu()).OpenMenu }))

export function Menu(props: MenuProps) {
  return (
    <LazyPopup trigger={props.trigger} kind="menu" fetchScript={fetchMenu}>
      <OpenMenu {...props} />
    </LazyPopup>
  )
}

interface MenuItemProps {
  readonly icon?: ReactNode
  readonly danger?: boolean | undefined
  /** Why it can't be chosen; shown below its label. */
  readonly refusal?: string | undefined
  /** Left out if always disabled. */
  readonly onSelect?: (() => void) | undefined
  readonly children: ReactNode
}

export function MenuItem({ icon, danger, refusal, onSelect, children }: MenuItemProps) {
  const { Item, onChoose } = useMenuParts()
  return (
    <Item
      disabled={refusal !== undefined}
      onClick={() => {
        // Runs after the item itself took the focus.
        queueMicrotask(() => {
          onChoose?.()
          onSelect?.()
        })
      }}
      className={cx(itemLook, danger && 'text-danger')}
    >
      {icon}
      <span>
        {children}
        {refusal !== undefined && <Reason>{refusal}</Reason>}
      </span>
    </Item>
  )
}

interface MenuLinkProps {
  readonly to: string
  /** Handed over to the page. */
  readonly state?: unknown
  readonly icon?: ReactNode
  readonly children: ReactNode
}

export function MenuLink({ to, state, icon, children }: MenuLinkProps) {
  const { Item } = useMenuParts()
  return (
    <Item render={<Link to={to} state={state} />} className={itemLook}>
      {icon}
      {children}
    </Item>
  )
}

export function MenuSeparator() {
  const { Separator } = useMenuParts()
  return <Separator className="mx-2 my-1 h-px bg-line" />
}

const itemLook = 'choice [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-muted'
