import { contract } from '@touchline/contract/contract'
import { matchDay } from '@touchline/text/leagues/match-day/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { example } from '#web/testing/endpoint.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { matchPerson, shownMatch } from '../testing/shown-match.ts'
import { LineUpEditor } from './line-up-editor.tsx'
import { useDraft } from './use-draft.ts'

const { lineUp: text } = matchDay
const people = [
  matchPerson(1, { position: 'Goalkeeper' }),
  ...[2, 3, 4, 5, 6].map((number) => matchPerson(number)),
  matchPerson(7, { answer: 'not_going' }),
  matchPerson(8, { isStaff: true }),
]

function Editor({ of = people }: { of?: typeof people }) {
  const match = shownMatch({ people: [...of] })
  return <LineUpEditor match={match} draft={useDraft(match)} />
}

test('two taps add everyone who is coming and publish', async () => {
  const saved = example(contract.leagues.saveLineUp)
  server.answers(contract.leagues.saveLineUp, saved)
  server.answers(contract.leagues.matchDay)
  await openPart(<Editor />, { as: 'coach' })
  await press(page.getByRole('button', { name: text.fill }))
  await expect.element(page.getByText(text.count(5, 5))).toBeVisible()
  await press(page.getByRole('button', { name: text.publish, exact: true }))
  await expect.poll(() => server.sentTo(contract.leagues.saveLineUp)).toHaveLength(2)

  const [sent, publication] = server.sentTo(contract.leagues.saveLineUp)
  const players = sent?.lineUp?.players ?? []
  const placeOf = (number: string) =>
    players.find(({ memberId }) => memberId.endsWith(number))?.place
  expect(players).toHaveLength(6)
  expect([placeOf('01'), placeOf('06')]).toEqual([0, null])
  expect(publication).toMatchObject({ version: saved.lineUp?.version ?? 0, isPublished: true })
})

test('saves automatically once every place is filled, and keeps later changes', async () => {
  server.answers(contract.leagues.saveLineUp)
  server.answers(contract.leagues.matchDay)
  await openPart(<Editor />, { as: 'coach' })
  for (const number of ['1', '2', '3', '4', '5'])
    await press(page.getByRole('button', { name: text.add(`Player ${number} Example`) }))
  await expect.poll(() => server.sentTo(contract.leagues.saveLineUp)).toHaveLength(1)
  const [sent] = server.sentTo(contract.leagues.saveLineUp)
  expect(sent?.lineUp?.players).toHaveLength(5)
  await expect.element(page.getByRole('button', { name: text.save })).not.toBeInTheDocument()
})

test('waits for the button while a place is free, or after publishing', async () => {
  await openPart(<Editor />, { as: 'coach' })
  await press(page.getByRole('button', { name: text.add('Player 1 Example') }))
  await expect.element(page.getByRole('button', { name: text.save })).toBeVisible()
  expect(server.sentTo(contract.leagues.saveLineUp)).toEqual([])
})

test('without a yes there is no one to fill in', async () => {
  await openPart(<Editor of={[matchPerson(1, { answer: null })]} />, { as: 'coach' })
  await expect.element(page.getByText(text.noPlayersComing)).toBeVisible()
})

test('choosing a player for a place continues with the next place', async () => {
  await openPart(<Editor />, { as: 'coach' })
  await press(page.getByRole('button', { name: text.place('Goalkeeper', text.empty) }))
  const keeper = page.getByRole('dialog', { name: text.choose('Goalkeeper') })
  await press(keeper.getByRole('button', { name: /^Player 1/ }))
  const next = page.getByRole('dialog', { name: text.choose('Defender') })
  await expect.element(next).toBeVisible()
  await press(next.getByRole('button', { name: /^Player 2/ }))
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText(text.count(2, 5))).toBeVisible()
})

test('one tap puts a player at the usual or a free place', async () => {
  await openPart(<Editor />, { as: 'coach' })
  for (const number of ['2', '1', '7'])
    await press(page.getByRole('button', { name: text.add(`Player ${number} Example`) }))
  await expect.element(page.getByText(text.count(3, 5))).toBeVisible()
  const goal = page.getByRole('button', { name: /^Goalkeeper: .*Player 1/ })
  await expect.element(goal).toBeVisible()
})
