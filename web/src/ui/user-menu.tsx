import type { ReactNode } from 'react'

import { Avatar } from './avatar.tsx'
import { Menu } from './menu.tsx'

export interface UserMenuProps {
  readonly id: string
  readonly firstName: string
  readonly picture?: string | undefined
  /** Unread notifications, on the circle. */
  readonly unread?: number | undefined
  /** MenuLink and MenuItem. */
  readonly children: ReactNode
}

export function UserMenu({ id, firstName, picture, unread, children }: UserMenuProps) {
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="flex min-h-11 items-center gap-2 rounded-control px-1.5 font-medium hover:bg-hover data-popup-open:bg-hover"
        >
          <span className="relative">
            <Avatar id={id} name={firstName} src={picture} size="s" />
            {unread !== undefined && unread > 0 && (
              <span className="figures absolute -top-1.5 -right-1.5 min-w-4 rounded-full bg-signal px-1 text-center text-[0.625rem] leading-4 font-bold text-on-signal">
                {unread > 99 ? '99+' : unread}
              </span>
            )}
          </span>
          <span className="max-w-32 truncate max-sm:sr-only">{firstName}</span>
        </button>
      }
    >
      {children}
    </Menu>
  )
}
