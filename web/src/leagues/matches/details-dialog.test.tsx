import { leagues } from '@touchline/text/leagues/en'
import { wire } from '@touchline/text/wire/en'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog, opener } from '#web/testing/open.tsx'

import { idOf, key, exampleMatch } from '../testing/example-league.ts'
import { DetailsDialog } from './details-dialog.tsx'

const { fixtures: text, viewInCalendar } = leagues
const { teamId } = key
const event = {
  ...exampleMatch,
  match: { ...exampleMatch.match, eventId: idOf(51), isCalledOff: true },
}

const open = () =>
  openDialog((onClose) => (
    <DetailsDialog teamId={teamId} day="2026-03-14" fixtures={[event]} onClose={onClose} />
  ))

describe('our matches on a day', () => {
  test('show opponent, time and place', async () => {
    await open()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog).toHaveAccessibleName(text.details)
    await expect.element(dialog).toHaveAccessibleDescription('14 March 2026')
    await expectSaid('18:00')
    await expectSaid(text.locations.home)
    await expectSaid(text.calledOff)
    await expectAccessible()
  })

  test('lead to the event, where people answer', async () => {
    const opened = await open()
    await press(page.getByRole('link', { name: 'Harbour Town' }))
    await expect.poll(() => opened.path()).toBe(`/team/${teamId}/events/${idOf(51)}`)
  })

  test('lead to the day in the calendar', async () => {
    const opened = await open()
    await press(page.getByRole('link', { name: viewInCalendar }))
    await expect.poll(() => opened.path()).toBe(`/team/${teamId}/calendar`)
    expect(opened.search()).toContain('2026-03-14')
  })

  test.each(['{Escape}', wire.close])('close on %s, and return the focus', async (how) => {
    await open()
    await expectSaid('18:00')
    if (how === '{Escape}') await userEvent.keyboard(how)
    else await press(page.getByRole('button', { name: how, exact: true }).last())
    await expect.element(opener).toHaveFocus()
  })
})
