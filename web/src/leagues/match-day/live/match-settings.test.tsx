import { contract } from '@touchline/contract/contract'
import { matchDay } from '@touchline/text/leagues/match-day/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { proveForm } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { key, match, memberIds, nameOf } from '../testing/example-match.ts'
import { MatchSettings } from './match-settings.tsx'

const { live: text } = matchDay
const button = page.getByRole('main').getByRole('button', { name: text.settings })
const dialog = page.getByRole('dialog')

async function open(): Promise<void> {
  await openPart(<MatchSettings match={match} />, { as: 'coach' })
  await press(button)
}

proveForm('choosing who keeps the score and how a match is divided', {
  open,
  endpoint: contract.leagues.changeMatchDay,
  fillings: {
    [text.scorer]: nameOf(memberIds.mia),
    [text.periodCount]: '4',
    [text.periodMinutes]: '12',
  },
  submit: wire.save,
  sends: {
    ...key,
    settings: {
      version: match.day.settings.version,
      scorer: memberIds.mia,
      periods: { count: 4, minutes: 12 },
    },
  },
  refusals: [{ code: 'changed_meanwhile' }, { code: 'event_cancelled' }],
})

test('saves and closes', async () => {
  server.answers(contract.leagues.changeMatchDay)
  await open()
  await press(dialog.getByRole('button', { name: wire.save }))
  await expect.element(dialog).not.toBeInTheDocument()
})

test('closes on Escape without sending, and returns the focus', async () => {
  await open()
  await expect.element(dialog).toHaveAccessibleName(text.settings)
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
  expect(server.sentTo(contract.leagues.changeMatchDay)).toEqual([])
})
