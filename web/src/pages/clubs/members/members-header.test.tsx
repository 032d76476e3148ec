import { contract } from '@touchline/contract/contract'
import { clubMembers as text } from '@touchline/text/clubs/members/en'
import { wire } from '@touchline/text/wire/en'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example } from '#web/testing/endpoint.ts'
import { expectSaid, fillIn } from '#web/testing/fields.ts'
import { press, pressInMenu } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { MembersHeader } from './members-header.tsx'

const { club } = example(contract.clubs.get)
const save = page.getByRole('button', { name: wire.save, exact: true })

beforeEach(() => {
  server.answers(contract.clubs.get)
})

function open() {
  return openPart(
    <MembersHeader
      clubId={club.id}
      club={club}
      list={{ people: [], count: 0, nextNumber: 'RSC-042' }}
    />,
  )
}

test('adds a member without a team with the next number', async () => {
  server.answers(contract.clubs.addMember)
  await open()
  await press(page.getByRole('button', { name: text.add.button }))
  await press(save)
  await expect.element(page.getByText(text.add.firstNameMissing)).toBeVisible()
  await fillIn({ 'First name *': 'Rosa', 'Last name *': 'Gil' })
  await press(save)
  await expectSaid(text.add.added('Rosa Gil'))
  expect(server.sentTo(contract.clubs.addMember)).toEqual([
    { clubId: club.id, firstName: 'Rosa', lastName: 'Gil', kind: 'passive', number: 'RSC-042' },
  ])
})

test('lets the club choose the number format', async () => {
  server.answers(contract.clubs.change)
  await open()
  await pressInMenu(
    page.getByRole('button', { name: text.more }),
    page.getByRole('menuitem', { name: text.numberFormat.title }),
  )
  await fillIn({ [text.numberFormat.label]: 'SVG' })
  await press(save)
  await expect.element(page.getByText(text.numberFormat.wrong)).toBeVisible()
  await fillIn({ [text.numberFormat.label]: 'SVG-{nnn}' })
  await press(save)
  await expect
    .poll(() => server.sentTo(contract.clubs.change))
    .toEqual([{ clubId: club.id, changes: { numberFormat: 'SVG-{nnn}' } }])
})
