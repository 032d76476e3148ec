import type { ReactNode } from 'react'

import { Avatar } from './avatar.tsx'
import { Menu } from './menu.tsx'

export interface UserMenuProps {
  readonly id: string
  readonly firstName: string
  readonly picture?: string | undefined
  /** MenuLink and MenuItem. */
  readonly children: ReactNode
}

export function UserMenu({ id, firstName, picture, children }: UserMenuProps) {
  // One initial, even for several first names.
  const [word = ''] = firstName.trim().split(/\s+/u)
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="flex min-h-11 items-center gap-2 rounded-control px-1.5 font-medium hover:bg-hover data-popup-open:bg-hover"
        >
          <Avatar id={id} name={word} src={picture} size="s" />
          <span className="max-w-32 truncate max-sm:sr-only">{firstName}</span>
        </button>
      }
    >
      {children}
    </Menu>
  )
}
