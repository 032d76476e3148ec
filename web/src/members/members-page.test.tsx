import { contract } from '@touchline/contract/contract'
import type { RosterMember } from '@touchline/contract/members/shapes'
import { members as text } from '@touchline/text/members/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example, first } from '#web/testing/endpoint.ts'
import { expectSaid, fillIn } from '#web/testing/fields.ts'
import { focusOn, press } from '#web/testing/keyboard.ts'
import { openPage } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import MembersPage from './members-page.tsx'

const { list } = contract.members
const one = first(example(list).members)

function roster(names: readonly string[], more: Partial<RosterMember> = {}) {
  const members = names.map((firstName, index) => ({
    ...one,
    ...more,
    firstName,
    id: `019cebf5-0f00-7000-8000-0000000001${String(index).padStart(2, '0')}`,
  }))
  server.answers(list, { members, total: members.length, nextCursor: null })
}

function open() {
  server.answers(contract.members.listImports, { imports: [] })
  server.answers(contract.members.listFields, { fields: [] })
  return openPage(
    <main>
      <MembersPage />
    </main>,
    { at: '/team/1/members' },
  )
}

test("shows an error if members can't be loaded, and reloads on request", async () => {
  server.refuses(list, 'unexpected')
  await open()
  await expectSaid(text.loadFailedTitle)
  await expectSaid(text.loadFailed)
  await expectAccessible()
  roster(['Ana', 'Ben'])
  await press(page.getByRole('button', { name: wire.tryAgain, exact: true }))
  await expect.element(page.getByRole('heading', { name: text.count(2) })).toBeVisible()
})

test('an empty team shows how to add members', async () => {
  roster([])
  await open()
  await expectSaid(text.empty)
  await expect.element(page.getByRole('link', { name: text.toolbar.add }).last()).toBeVisible()
  await expectAccessible()
})

test('announces the number of results to screen readers', async () => {
  roster(['Ana', 'Ben', 'Zoe'])
  await open()
  await press(page.getByRole('button', { name: text.toolbar.find }))
  await fillIn({ [text.search]: 'Zoe' })
  await expect.element(page.getByText(text.found(1))).toHaveAttribute('role', 'status')
  await fillIn({ [text.search]: 'Nobody' })
  await expectSaid(text.noMatch)
})

test('tells staff how many members can’t be reached yet', async () => {
  roster(['Ana', 'Ben'], { isReached: false, isInvited: false, unjoined: null })
  await open()
  await expectSaid(new RegExp(text.notReached(2)))
})

test('pages through a long list', async () => {
  roster(Array.from({ length: 60 }, (_, index) => `Player ${index}`))
  await open()
  await expectSaid(text.perPage)
  await expectSaid(text.pageOf(1, 2))
  await focusOn(page.getByRole('button', { name: text.nextPage }))
  await userEvent.keyboard('{Enter}')
  await expectSaid(text.pageOf(2, 2))
  await expectAccessible()
})
