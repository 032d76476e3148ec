import { contract } from '@touchline/contract/contract'
import { members } from '@touchline/text/members/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectFilled, expectSaid, refill } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPage } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { server } from '#web/testing/server.ts'

import MemberDialogPage from './member-page.tsx'

const { conflict } = members.fields
const { change, get } = contract.members
const { team } = teamOf('admin')
const profile = example(get)
const ana = {
  ...profile,
  member: { ...profile.member, nickname: 'Anita', archivedAt: null },
  takesOverOn: null,
  pendingBirthDate: null,
  guardians: [],
}
const nickname = 'Nickname'
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** Someone else saves another nickname while this one is typed. */
async function openConflict(): Promise<void> {
  server.answers(contract.members.listFields, { fields: [] })
  server.answers(contract.events.unavailabilities, { unavailabilities: [] })
  server.answers(contract.attendance.summary, { events: 0, members: [], next: null })
  server.answers(contract.privacy.childErasure, { erasure: null })
  server.answers(get, ana)
  await openPage(<MemberDialogPage />, {
    as: 'admin',
    at: `/team/${team.id}/members/${profile.member.id}?tab=identity`,
    route: '/team/:teamId/members/:memberId',
  })
  await refill(nickname, 'Mine')
  server.refuses(change, 'changed_meanwhile', { nickname: 'changed_meanwhile' })
  server.answers(get, { ...ana, member: { ...ana.member, nickname: 'Theirs' } })
  await press(button('Save'))
  await expectSaid(conflict.theirs('Theirs'))
}

test('shows both values to the second person; choosing the other one fills it in', async () => {
  await openConflict()
  await expectSaid(conflict.title)
  await expectSaid(conflict.mine('Mine'))
  await expectAccessible()
  await press(button(conflict.takeTheirs))
  await expect.element(page.getByText(conflict.title)).not.toBeInTheDocument()
  expectFilled({ [nickname]: 'Theirs' })
})

test('saves one’s own value over the other', async () => {
  await openConflict()
  await press(button(conflict.keepMine))
  server.answers(change)
  await press(button('Save'))
  await expect
    .poll(() => server.sentTo(change).at(-1))
    .toMatchObject({ changes: { nickname: 'Mine' }, was: { nickname: 'Theirs' } })
})
