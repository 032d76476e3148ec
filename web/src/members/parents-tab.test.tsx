import { contract } from '@touchline/contract/contract'
import type { Guardian } from '@touchline/contract/members/shapes'
import { members } from '@touchline/text/members/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example } from '#web/testing/endpoint.ts'
import { expectFilled, expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import type { Person } from '#web/testing/people.ts'
import { proveQuestion } from '#web/testing/prove-question.ts'
import { server } from '#web/testing/server.ts'

import { ParentsTab } from './parents-tab.tsx'
import { guardianOf, lea } from './testing/member.ts'

const { profile, parentDialog: text } = members
const maria = guardianOf()
const button = (name: string) => page.getByRole('button', { name, exact: true })
const remove = button(`${profile.removeParent}: Maria Ruiz`)

function openParents(guardians: Guardian[], as: Person = 'admin') {
  const member = example(contract.members.get)
  return openPart(<ParentsTab page={{ ...member, member: lea, guardians }} />, { as })
}

proveQuestion('removing a parent', {
  open: async () => {
    await openParents([maria])
    await press(remove)
  },
  endpoint: contract.members.removeGuardian,
  title: profile.removeParent,
  consequence: profile.removeParentText('Maria Ruiz', 'Lea Ruiz'),
  confirm: profile.removeParent,
  sends: { memberId: lea.id, guardianId: maria.guardianId },
  trigger: remove,
})

test('someone added by mistake can say so in their own row', async () => {
  server.answers(contract.members.removeGuardian)
  await openParents([guardianOf({ isMe: true })], 'player')
  await expect.element(remove).not.toBeInTheDocument()
  await press(button(profile.notMe))
  const dialog = page.getByRole('alertdialog', { name: profile.notMe })
  await expect.element(dialog.getByText(profile.notMeText('Lea'))).toBeVisible()
  await press(dialog.getByRole('button', { name: profile.notMe }))
  await expect
    .poll(() => server.sentTo(contract.members.removeGuardian))
    .toMatchObject([{ memberId: lea.id, guardianId: maria.guardianId }])
})

test('a parent opens with the stored values', async () => {
  await openParents([maria])
  await press(button(`${text.editTitle}: Maria Ruiz`))
  await expect.element(page.getByRole('dialog', { name: text.editTitle })).toBeVisible()
  expectFilled({ [text.firstName]: 'Maria', [text.email]: 'maria@example.org' })
})

test('hides fields that can’t be changed and private contact details', async () => {
  await openParents([guardianOf({ isPrivate: true, mayEdit: false, mayRemove: false })])
  await expectSaid(new RegExp(profile.contactHidden))
  await expect.element(page.getByText('maria@example.org')).not.toBeInTheDocument()
  await expect.element(remove).not.toBeInTheDocument()
  await expect.element(button(`${text.editTitle}: Maria Ruiz`)).not.toBeInTheDocument()
})

test('tells other players why they can’t add a parent', async () => {
  await openParents([], 'player')
  await expectSaid(profile.noParents)
  const add = button(members.addParent)
  await expect.element(add).toBeDisabled()
  await expect.element(add).toHaveAccessibleDescription(members.refusals.onlyOwn)
})
