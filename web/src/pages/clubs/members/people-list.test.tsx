import { contract } from '@touchline/contract/contract'
import { clubMembers as text } from '@touchline/text/clubs/members/en'
import { wire } from '@touchline/text/wire/en'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { aMembership, aPerson } from '#web/clubs/people/testing/people.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { PeopleList } from './people-list.tsx'
import { SavedFilters } from './saved-filters.tsx'
import { usePeopleListQuery } from './use-people-wish.ts'

const { club } = example(contract.clubs.get)
const saved = { id: club.id, name: 'Owes money', filter: { fee: 'unpaid' as const } }
const year = String(new Date().getFullYear())
const people = [
  aPerson({
    firstName: 'Élodie',
    fee: 'overdue',
    membership: aMembership({ enteredOn: `${year}-01-02` }),
  }),
  aPerson({ firstName: 'Ben', fee: 'paid' }),
]

beforeEach(() => {
  server.answers(contract.clubs.get)
})

function List() {
  const list = { people, count: 2, nextNumber: '42' }
  return <PeopleList clubId={club.id} list={list} listQuery={usePeopleListQuery()} />
}

function open(content = <List />, at = '/here') {
  server.answers(contract.clubs.teams, { teams: [] })
  server.answers(contract.clubs.filters, { filters: [saved] })
  return openPart(content, { at, route: '/here' })
}

const row = (name: string) => page.getByRole('link', { name })

test('filters by the address: new this year, not paid', async () => {
  await open(<List />, '/here?entered=this_year&fee=unpaid')
  await expect.element(row('Élodie Torres')).toBeVisible()
  await expect.element(row('Ben Torres')).not.toBeInTheDocument()
  await expect.element(page.getByText(text.countOf(1, 2))).toBeVisible()
})

test('searches in any spelling, and says when nobody matches', async () => {
  const { search } = await open()
  await fillIn({ [text.filters.search]: 'elodie' })
  await expect.element(row('Ben Torres')).not.toBeInTheDocument()
  await expect.element(row('Élodie Torres')).toBeVisible()
  expect(search()).toBe('?search=elodie')
  await fillIn({ [text.filters.search]: 'nobody' })
  await expect.element(page.getByText(text.noMatch)).toBeVisible()
})

test('applies a saved filter with two taps', async () => {
  const { search } = await open(<Saved />)
  await press(page.getByRole('button', { name: text.saved.title }))
  await press(page.getByRole('button', { name: 'Owes money', exact: true }))
  await expect.poll(search).toBe('?fee=unpaid')
})

function Saved() {
  return <SavedFilters clubId={club.id} listQuery={usePeopleListQuery()} />
}

test('saves a filter under a name', async () => {
  server.answers(contract.clubs.saveFilter, { filters: [saved] })
  await open(<Saved />, '/here?fee=overdue')
  await press(page.getByRole('button', { name: text.saved.title }))
  await press(page.getByRole('button', { name: text.saved.save }))
  await press(page.getByRole('button', { name: wire.save, exact: true }))
  await expect.element(page.getByText(text.saved.nameMissing)).toBeVisible()
  await fillIn({ [text.saved.name]: 'Reminders' })
  await press(page.getByRole('button', { name: wire.save, exact: true }))
  await expectSaid(text.saved.saved('Reminders'))
  expect(server.sentTo(contract.clubs.saveFilter)).toEqual([
    { clubId: club.id, name: 'Reminders', filter: { fee: 'overdue' } },
  ])
})
