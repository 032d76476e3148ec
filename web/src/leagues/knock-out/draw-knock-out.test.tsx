import { contract } from '@touchline/contract/contract'
import { knockOut as text } from '@touchline/text/leagues/knock-out/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { proveForm } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { key, teamIds, exampleLeague } from '../testing/example-league.ts'
import { DrawKnockOut } from './draw-knock-out.tsx'

const { ours, harbour, mill } = teamIds
const button = (name: string) => page.getByRole('button', { name, exact: true })
const seeds = () => server.sentTo(contract.leagues.drawKnockOut).map((sent) => sent.seeds)
const open = () => openPart(<DrawKnockOut whole={exampleLeague} />, { as: 'coach' })

proveForm('drawing a knock-out', {
  open,
  endpoint: contract.leagues.drawKnockOut,
  answer: exampleLeague,
  fillings: {
    [text.name]: 'County cup',
    [text.thirdPlace]: true,
    [text.twoLegs]: true,
    [text.awayGoals]: true,
  },
  submit: text.draw,
  sends: {
    ...key,
    name: 'County cup',
    seeds: [ours, harbour, mill],
    thirdPlace: 'played',
    legs: 2,
    awayGoals: 'count',
    days: [],
  },
  wrong: [{ label: text.name, typed: ' ', says: text.nameMissing }],
  refusals: [{ code: 'changed_meanwhile' }],
})

test('asks about away goals only for two legs', async () => {
  await open()
  await expect.element(button(text.draw)).toBeVisible()
  await expect.element(page.getByLabelText(text.awayGoals)).not.toBeInTheDocument()
  await fillIn({ [text.twoLegs]: true })
  await expect.element(page.getByLabelText(text.awayGoals)).toBeVisible()
})

test('says if too few teams take part', async () => {
  await open()
  await press(button(text.leaveOut('Harbour Town')))
  await press(button(text.leaveOut('Mill Lane')))
  await expectSaid(text.tooFew)
  await press(button(text.draw))
  expect(seeds()).toEqual([])
  await press(button(`${text.takeIn}: Mill Lane`))
  await expect.element(page.getByText(text.tooFew)).not.toBeInTheDocument()
})

test('shows the pairings in the chosen order', async () => {
  server.answers(contract.leagues.drawKnockOut, exampleLeague)
  await open()
  await expectSaid(text.bye('Riverside United'))
  await press(button(wire.moveUp('Harbour Town')))
  await expectSaid(text.bye('Harbour Town'))
  await press(button(text.byName))
  await press(button(text.draw))
  await expect.poll(seeds).toEqual([[harbour, mill, ours]])
})

test('sends the chosen days', async () => {
  server.answers(contract.leagues.drawKnockOut, exampleLeague)
  await open()
  await press(page.getByText(text.days, { exact: true }))
  await fillIn({ [text.date]: '2026-12-05', [text.time]: '14:00' })
  await press(button(text.draw))
  await expect
    .poll(() => server.sentTo(contract.leagues.drawKnockOut)[0]?.days)
    .toEqual([{ round: 1, leg: 1, date: '2026-12-05', time: '14:00' }])
})
