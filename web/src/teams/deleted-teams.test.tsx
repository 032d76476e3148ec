import { contract } from '@touchline/contract/contract'
import { teams } from '@touchline/text/teams/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { DeletedTeams } from './deleted-teams.tsx'

const { mine: text } = teams
const id = '019cebf5-0f00-7000-8000-0000000000d1'
const restore = page.getByRole('button', { name: text.restore, exact: true })

function open(isClub: boolean) {
  server.answers(contract.teams.mine)
  const card = { id, name: 'Kestrels', isClub, restorableUntil: '2099-03-14T12:00:00.000Z' }
  return openPart(<DeletedTeams cards={[card]} />)
}

test('a deleted team is restored with one tap, and reported', async () => {
  server.answers(contract.teams.restore)
  await open(false)
  await press(restore)
  await expectSaid(text.restored('Kestrels'))
  await expect.poll(() => server.sentTo(contract.teams.restore)).toEqual([{ teamId: id }])
})

test('a deleted club is restored too', async () => {
  server.answers(contract.clubs.restore)
  await open(true)
  await press(restore)
  await expectSaid(text.restored('Kestrels'))
  await expect.poll(() => server.sentTo(contract.clubs.restore)).toEqual([{ clubId: id }])
})

test('says why it can’t be restored', async () => {
  server.refuses(contract.teams.restore, 'not_found')
  await open(false)
  await press(restore)
  await expectSaid(wire.errors.not_found)
})
