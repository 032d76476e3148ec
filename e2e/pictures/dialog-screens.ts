import type { Locator, Page } from '@playwright/test'

import type { Words } from '../harness/words.ts'
import type { Screen } from './screens.ts'
import type { World } from './worlds.ts'

const inTeam =
  (page: string) =>
  ({ teamId }: World) =>
    `/team/${teamId}${page}`

/** Menus and every kind of dialog. */
export const dialogs: readonly Screen[] = [
  {
    name: 'menu-of-the-user',
    path: () => '/teams',
    open: (page) => openMenu(page, page.getByRole('button', { name: /Jonas|Carla/ })),
  },
  {
    name: 'menu-of-a-team',
    path: () => '/teams',
    open: (page) =>
      openMenu(page, page.getByRole('main').locator('button[aria-haspopup=menu]').first()),
  },
  { name: 'dialog-new-message', path: inTeam('/messages?to=') },
  dialog('opponent', '/settings?section=opponents', ({ teams }) => teams.settings.addOpponent),
  dialog('task', '/settings?section=tasks', ({ teams }) => teams.settings.createTask),
  dialog('season', '/settings?section=seasons', ({ teams }) => teams.settings.addSeason),
  dialog('location', '/settings?section=locations', ({ teams }) => teams.settings.addLocation),
  dialog('sync', '/calendar?view=list', ({ events }) => events.calendar.sync),
  dialog('league', '/leagues', ({ leagues }) => leagues.newLeague),
]

function dialog(name: string, path: string, button: (words: Words) => string): Screen {
  return {
    name: `dialog-${name}`,
    path: inTeam(path),
    open: (page, words) => openDialog(page, button(words)),
  }
}

/** Without one, such as while loading, the page itself is photographed. */
async function openDialog(page: Page, name: string): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name }).first()
  if ((await button.count()) === 0) return
  await button.click()
  await page.getByRole('dialog').waitFor()
}

async function openMenu(page: Page, opener: Locator): Promise<void> {
  await opener.click()
  await page.getByRole('menu').waitFor()
}
