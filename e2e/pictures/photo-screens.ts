import type { Page } from '@playwright/test'

import type { Screen } from './screens.ts'
import type { World } from './worlds.ts'

const albums = ({ teamId }: World) => `/team/${teamId}/photos`

/** Albums, one album, a picture, and what staff are asked before publishing. */
export const photoScreens: readonly Screen[] = [
  { name: 'photos', path: albums },
  { name: 'photos-of-a-parent', path: albums, as: 'parent' },
  { name: 'album', path: albums, open: openAlbum },
  { name: 'album-of-a-parent', path: albums, as: 'parent', open: openAlbum },
  {
    name: 'album-photo',
    path: albums,
    open: async (page) => {
      await openAlbum(page)
      const square = page.getByRole('group').getByRole('button').first()
      if ((await square.count()) === 0) return
      await square.click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'album-publish',
    path: albums,
    open: async (page, { photos }) => {
      await openAlbum(page)
      const publish = page.getByRole('button', { name: photos.publish, exact: true })
      if ((await publish.count()) === 0) return
      await publish.click()
      await page.getByRole('checkbox').waitFor()
    },
  },
  {
    name: 'album-new',
    path: albums,
    open: async (page, { photos }) => {
      const create = page.getByRole('button', { name: photos.newAlbum, exact: true })
      if ((await create.count()) === 0) return
      await create.click()
      await page.getByRole('dialog').waitFor()
    },
  },
]

/** Without an album, such as while loading, the list is photographed. */
async function openAlbum(page: Page): Promise<void> {
  const album = page.getByRole('main').getByRole('listitem').getByRole('link').first()
  if ((await album.count()) === 0) return
  await album.click()
  await page.getByRole('group').getByRole('button').first().waitFor()
}
