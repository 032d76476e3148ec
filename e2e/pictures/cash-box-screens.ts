import type { Locator, Page } from '@playwright/test'

import type { Screen } from './screens.ts'
import type { World } from './worlds.ts'

const inBox =
  (query = '') =>
  ({ adultTeamId }: World) =>
    adultTeamId && `/team/${adultTeamId}/cash-box${query}`

/** A team's cash box, for players and cashiers. */
export const cashBox: readonly Screen[] = [
  { name: 'cash-box', path: inBox(), as: 'player' },
  { name: 'cash-box-of-a-cashier', path: inBox(), as: 'manager' },
  { name: 'cash-box-items', path: inBox('?view=list'), as: 'manager' },
  { name: 'cash-box-money', path: inBox('?view=money'), as: 'manager' },
  {
    name: 'cash-box-fine',
    path: inBox(),
    as: 'manager',
    open: (page, { cashbox }) =>
      openDialog(page, page.getByRole('button', { name: cashbox.addFine, exact: true })),
  },
  {
    name: 'cash-box-player',
    path: inBox(),
    as: 'manager',
    open: (page) => openDialog(page, page.getByRole('tabpanel').getByRole('button').nth(1)),
  },
  {
    name: 'cash-box-settings',
    path: ({ adultTeamId }) => adultTeamId && `/team/${adultTeamId}/settings?section=cashBox`,
    as: 'manager',
  },
]

/** Without the button, such as while loading, the page itself is photographed. */
async function openDialog(page: Page, button: Locator): Promise<void> {
  if ((await button.count()) === 0) return
  await button.click()
  await page.getByRole('dialog').waitFor()
}
