import { contract } from '@touchline/contract/contract'
import { photos as text } from '@touchline/text/photos/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example } from '#web/testing/endpoint.ts'
import { refill } from '#web/testing/fields.ts'
import { press, pressInMenu } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { type Person, teamOf } from '#web/testing/people.ts'
import { server } from '#web/testing/server.ts'

import { AlbumMenu } from './album-menu.tsx'
import { DeleteQuestion, EditDialog } from './album-questions.tsx'

const { changeAlbum, deleteAlbum, extendAlbum } = contract.photos
const album = { ...example(contract.photos.album), title: 'Camp', photoCount: 3, mayExtend: true }
const place = { teamId: teamOf('coach').team.id, albumId: album.id }
const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })

async function open(as: Person) {
  await openPart(<AlbumMenu place={place} album={album} />, { as })
  await press(button(text.more))
  await expect.element(item(text.download)).toBeVisible()
}

test('players and parents download, and nothing else', async () => {
  await open('player')
  expect(page.getByRole('menuitem').elements()).toHaveLength(1)
})

test('staff keep an album for another season', async () => {
  server.answers(extendAlbum, { ...album, expiresOn: '2027-07-31' })
  await openPart(<AlbumMenu place={place} album={album} />, { as: 'coach' })
  await pressInMenu(button(text.more), item(text.keepLonger))
  await expect.element(page.getByText(text.keptUntil('31 July 2027'))).toBeVisible()
})

test('staff change the title', async () => {
  server.answers(changeAlbum, album)
  await openPart(<EditDialog place={place} album={album} onClose={() => undefined} />, {
    as: 'coach',
  })
  await refill(text.albumTitle, 'Cup final')
  await press(button(wire.save))
  await expect
    .poll(() => server.sentTo(changeAlbum))
    .toMatchObject([{ ...place, album: { title: 'Cup final' } }])
})

test('staff delete an album after they read how many pictures go', async () => {
  server.answers(deleteAlbum, place)
  await openPart(<DeleteQuestion isOpen place={place} album={album} onClose={() => undefined} />, {
    as: 'coach',
  })
  await press(button(text.remove))
  await expect.poll(() => server.sentTo(deleteAlbum)).toEqual([place])
})
