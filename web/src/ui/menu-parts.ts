import type { Menu } from '@base-ui/react/menu'
import { createContext, use } from 'react'

/** What the lines of a menu are made of; whoever opens a menu brings them. */
export interface MenuParts {
  readonly Item: typeof Menu.Item
  readonly Separator: typeof Menu.Separator
  /** A line goes with its menu: a dialog that it opens gives the focus back to the button. */
  readonly onChoose?: (() => void) | undefined
}

export const MenuPartsContext = createContext<MenuParts | undefined>(undefined)

export function useMenuParts(): MenuParts {
  const parts = use(MenuPartsContext)
  if (!parts) throw new Error('A line of a menu was used outside a menu')
  return parts
}
