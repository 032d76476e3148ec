import { contract } from '@touchline/contract/contract'
import { clubMembers as text } from '@touchline/text/clubs/members/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example } from '#web/testing/endpoint.ts'
import { expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { RecordCards } from './record-form.tsx'
import { RemoveRecord } from './remove-record.tsx'

const { club } = example(contract.clubs.get)
const member = example(contract.clubs.member)
const { fields, problems } = text.record
const save = page.getByRole('button', { name: wire.save, exact: true })

const open = () => openPart(<RecordCards club={club} member={member} />)

test('sends only changed fields, with the version that was loaded', async () => {
  server.answers(contract.clubs.changeMember, member)
  await open()
  await fillIn({ [fields.number]: '7', [fields.kind]: text.kinds.honorary })
  await press(save)
  await expectSaid(text.record.saved)
  expect(server.sentTo(contract.clubs.changeMember)).toEqual([
    {
      clubId: club.id,
      personId: member.person.id,
      changes: { number: '7', kind: 'honorary' },
      version: member.record?.version,
    },
  ])
})

test('refuses a mistyped IBAN before sending', async () => {
  await open()
  await fillIn({ [fields.iban]: 'DE88 3704' })
  await press(save)
  await expect.element(page.getByText(problems.iban_wrong)).toBeVisible()
})

test('shows at the field that a number is taken', async () => {
  server.refuses(contract.clubs.changeMember, 'invalid_input', { number: 'number_taken' })
  await open()
  await fillIn({ [fields.number]: '8' })
  await press(save)
  await expect.element(page.getByText(problems.number_taken)).toBeVisible()
})

test('says when a record was changed meanwhile', async () => {
  server.refuses(contract.clubs.changeMember, 'changed_meanwhile')
  await open()
  await fillIn({ [fields.number]: '8' })
  await press(save)
  await expect.element(page.getByText(problems.changed_meanwhile)).toBeVisible()
})

test('deletes a record after confirmation', async () => {
  server.answers(contract.clubs.removeRecord)
  const { path } = await openPart(<RemoveRecord clubId={club.id} person={member.person} />)
  await press(page.getByRole('button', { name: text.record.remove }))
  await press(page.getByRole('alertdialog').getByRole('button', { name: text.record.remove }))
  await expectSaid(text.record.removed)
  await expect.poll(path).toBe(`/club/${club.id}/members`)
})
