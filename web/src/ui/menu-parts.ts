import type { Menu } from '@base-ui/react/menu'
import { createContext, use } from 'react'

/** The menu's components, provided by whatever opened it. */
export interface MenuParts {
  readonly Item: typeof Menu.Item
  readonly Separator: typeof Menu.Separator
  /**
   * Closes the menu when an item is chosen; a dialog it opens then returns the focus to the button.
   */
  readonly onChoose?: (() => void) | undefined
}

export const MenuPartsContext = createContext<MenuParts | undefined>(undefined)

export function useMenuParts(): MenuParts {
  const parts = use(MenuPartsContext)
  if (!parts) throw new Error('A line of a menu was used outside a menu')
  return parts
}
