import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'

import { cx } from './cx.ts'

export interface MenuProps {
  /** The button that opens it. */
  readonly trigger: ReactElement
  readonly align?: 'start' | 'end' | undefined
  /** Open from the beginning: for a menu that is made when it is asked for. */
  readonly defaultOpen?: boolean | undefined
  /** MenuItem, MenuLink, MenuSeparator, MenuHeading. */
  readonly children: ReactNode
}

export function Menu({ trigger, align, defaultOpen, children }: MenuProps) {
  return (
    <Base.Root defaultOpen={defaultOpen ?? false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={4} align={align ?? 'end'} className="z-30 outline-none">
          <Base.Popup className={menuPopup}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

export const menuPopup = 'floating max-w-[calc(100vw-1rem)] min-w-48 p-1'

interface MenuItemProps {
  readonly icon?: ReactNode
  readonly danger?: boolean | undefined
  /** Why it cannot be chosen; stands below its words. */
  readonly refusal?: string | undefined
  /** Left out of what is always refused. */
  readonly onSelect?: (() => void) | undefined
  readonly children: ReactNode
}

export function MenuItem({ icon, danger, refusal, onSelect, children }: MenuItemProps) {
  return (
    <Base.Item
      disabled={refusal !== undefined}
      onClick={onSelect}
      className={cx(itemLook, danger && 'text-danger')}
    >
      {icon}
      <span>
        {children}
        {refusal !== undefined && <span className="block max-w-60 text-s">{refusal}</span>}
      </span>
    </Base.Item>
  )
}

interface MenuLinkProps {
  readonly to: string
  readonly icon?: ReactNode
  readonly children: ReactNode
}

export function MenuLink({ to, icon, children }: MenuLinkProps) {
  return (
    <Base.Item render={<Link to={to} />} className={itemLook}>
      {icon}
      {children}
    </Base.Item>
  )
}

export function MenuSeparator() {
  return <Base.Separator className="mx-2 my-1 h-px bg-line" />
}

const itemLook = 'choice [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-muted'
