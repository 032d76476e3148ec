import { contract } from '@touchline/contract/contract'
import { clubMembers as text } from '@touchline/text/clubs/members/en'
import { wire } from '@touchline/text/wire/en'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { paths } from '#web/app/paths.ts'
import { aPerson } from '#web/clubs/people/testing/people.ts'
import { useSelection } from '#web/members/use-selection.ts'
import { example, first } from '#web/testing/endpoint.ts'
import { expectSaid, fillIn } from '#web/testing/fields.ts'
import { press, tabTo } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { PeopleBar } from './people-bar.tsx'

const clubId = example(contract.clubs.get).club.id
const team = first(example(contract.clubs.teams).teams)
const other = { ...team, id: team.id.replace(/.$/, '9'), name: 'Under 14' }
const place = { teamId: team.id, memberId: clubId, teamName: team.name, role: 'Player' }
const inTeam = { ...place, isArchived: false }
const mia = aPerson({ firstName: 'Mia', email: 'mia@example.org', places: [inTeam] })
const leo = aPerson({ firstName: 'Leo', lastName: 'Gil' })
const people = [mia, leo]
const ids = people.map(({ id }) => id)

beforeEach(() => {
  server.answers(contract.clubs.get)
})

function Bar({ chosen }: { chosen: typeof people }) {
  return (
    <PeopleBar
      clubId={clubId}
      chosen={chosen}
      found={people}
      selection={useSelection()}
      nextNumber="42"
    />
  )
}

async function openBar(act: string, chosen = people) {
  server.answers(contract.clubs.teams, { teams: [team, other] })
  await openPart(<Bar chosen={chosen} />)
  await press(page.getByRole('button', { name: act, exact: true }))
}

const button = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })

test('archives with day and reason, and can be undone', async () => {
  server.answers(contract.clubs.changeMembers, { done: ids, refused: [] })
  await openBar(text.picked.leave)
  await fillIn({ [text.leave.on]: '2026-01-31', [text.leave.reason]: text.reasons.moved })
  await press(button(text.leave.confirm))
  await expectSaid(text.picked.left(2))
  const act = { kind: 'leave', exitedOn: '2026-01-31', reason: 'moved' }
  expect(server.sentTo(contract.clubs.changeMembers)).toEqual([{ clubId, personIds: ids, act }])
  await press(page.getByRole('button', { name: text.picked.undo }))
  await expect
    .poll(() => server.sentTo(contract.clubs.changeMembers).at(-1)?.act)
    .toEqual({ kind: 'return' })
})

test('names people who stay unchanged, with the reason', async () => {
  const refused = [{ personId: leo.id, code: 'left_before_entry' as const }]
  server.answers(contract.clubs.changeMembers, { done: [mia.id], refused })
  await openBar(text.picked.leave)
  await press(button(text.leave.confirm))
  await expectSaid(`Leo Gil: ${text.picked.refusals.left_before_entry}`)
})

test('lets members leave on a future day', async () => {
  server.answers(contract.clubs.changeMembers, { done: ids, refused: [] })
  await openBar(text.picked.leave)
  await fillIn({ [text.leave.on]: '2999-01-31' })
  await press(button(text.leave.confirm))
  await expect
    .poll(() => server.sentTo(contract.clubs.changeMembers).at(-1)?.act)
    .toMatchObject({ kind: 'leave', exitedOn: '2999-01-31' })
})

test('sets membership kind, joining date and numbers in one dialog', async () => {
  server.answers(contract.clubs.changeMembers, { done: ids, refused: [] })
  await openBar(text.picked.record)
  await press(button(wire.save))
  await expect.element(page.getByText(text.recordMany.nothing)).toBeVisible()
  await fillIn({
    [text.recordMany.kind]: text.kinds.family,
    [text.recordMany.enteredOn]: '2026-01-01',
    [text.recordMany.giveNumbers]: true,
  })
  await press(button(wire.save))
  await expectSaid(text.picked.done(2))
  expect(server.sentTo(contract.clubs.changeMembers)[0]?.act).toEqual({
    kind: 'record',
    membershipKind: 'family',
    enteredOn: '2026-01-01',
    giveNumbers: true,
  })
})

test('moves people in one team and keeps those in none', async () => {
  server.answers(contract.clubs.rollOver)
  await openBar(text.picked.move)
  await tabTo(page.getByRole('combobox', { name: text.move.to }))
  await userEvent.keyboard('Under 14')
  await expect.element(page.getByRole('option', { name: 'Under 14' })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(page.getByText(text.move.skipped(1))).toBeVisible()
  await press(button(text.move.confirm))
  await expectSaid(text.move.moved(1))
  expect(server.sentTo(contract.clubs.rollOver)[0]?.moves).toEqual([
    { memberId: place.memberId, fromTeamId: team.id, toTeamId: other.id },
  ])
})

test('shows the addresses to write to, and who has none', async () => {
  await openBar(text.picked.write)
  await expect.element(page.getByText(text.write.without('Leo Gil'))).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: text.write.app }))
    .toHaveAttribute('href', 'mailto:?bcc=mia%40example.org')
  await expect.element(page.getByRole('link', { name: text.write.here })).toBeVisible()
})

test('invites unreachable people through their teams', async () => {
  const results = [
    { email: 'mia@example.org', outcome: 'invited' as const, invitationId: null, messageTo: null },
  ]
  server.answers(contract.invitations.invite, { results })
  await openBar(text.picked.invite)
  await press(button(text.invite.confirm))
  await expectSaid(text.invite.invited(1))
  expect(server.sentTo(contract.invitations.invite)).toEqual([
    { teamId: team.id, emails: ['mia@example.org'] },
  ])
})

test('brings former members back with one tap', async () => {
  const gone = aPerson({ isFormer: true })
  server.answers(contract.clubs.changeMembers, { done: [gone.id], refused: [] })
  await openBar(text.picked.back, [gone])
  await expectSaid(text.picked.returned(1))
})

test('bills the ticked members', async () => {
  const shown = { ...example(contract.clubs.get), featuresOff: [], roles: ['manager' as const] }
  server.answers(contract.clubs.get, shown)
  await openPart(<Bar chosen={people} />)
  await expect
    .element(page.getByRole('link', { name: text.picked.bill, exact: true }))
    .toHaveAttribute('href', paths.clubBills(clubId))
})
