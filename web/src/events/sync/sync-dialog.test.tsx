import { contract } from '@touchline/contract/contract'
import { sync as text } from '@touchline/text/events/sync/en'
import { wire } from '@touchline/text/wire/en'
import type { ComponentProps } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example, first } from '#web/testing/endpoint.ts'
import { expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog, opener } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { server } from '#web/testing/server.ts'

import { SyncDialog } from './sync-dialog.tsx'

const { team } = teamOf('coach')
const feed = { address: 'https://touchline.example/calendars/secret.ics', leavesOutDeclined: false }
const calendar = {
  ...first(example(contract.events.calendars).calendars),
  name: 'County league',
  problem: null,
  stoppedAt: null,
}
const ofTeam = { teamId: team.id, mayImport: true }
const button = (name: string) => page.getByRole('button', { name, exact: true })
const question = page.getByRole('alertdialog')

function open({ teamId, mayImport }: Partial<ComponentProps<typeof SyncDialog>> = ofTeam) {
  server.answers(contract.events.feed, feed)
  server.answers(contract.events.calendars, { calendars: [calendar] })
  return openDialog(
    (onClose) => (
      <SyncDialog open onOpenChange={onClose} teamId={teamId} mayImport={mayImport === true} />
    ),
    { as: 'coach' },
  )
}

describe('synchronizing a calendar', () => {
  test('shows the link for other calendars and is accessible in both themes', async () => {
    await open()
    await expect.element(page.getByLabelText(text.exportUrl)).toHaveValue(feed.address)
    await expect
      .element(page.getByRole('link', { name: text.apple }))
      .toHaveAttribute('href', 'webcal://touchline.example/calendars/secret.ics')
    await expectSaid(text.secret)
    await expectAccessible()
  })

  test('closes on Escape and returns the focus', async () => {
    await open()
    await expect.element(page.getByRole('dialog')).toHaveAccessibleName(text.title)
    await userEvent.keyboard('{Escape}')
    await expect.element(opener).toHaveFocus()
  })

  test('gives players their own link but no import', async () => {
    await open({ mayImport: false })
    await expect.element(page.getByLabelText(text.exportUrl)).toHaveValue(feed.address)
    await expect.element(page.getByText(text.importTitle)).not.toBeInTheDocument()
  })

  test('makes a new link after confirmation', async () => {
    const renewed = { ...feed, address: 'https://touchline.example/calendars/new.ics' }
    server.answers(contract.events.changeFeed, renewed)
    await open()
    await press(button(text.renew))
    await expect.element(question).toHaveAccessibleName(text.renewTitle)
    await press(question.getByRole('button', { name: text.renew }))
    await expectSaid(text.renewed)
    await expect.element(page.getByLabelText(text.exportUrl)).toHaveValue(renewed.address)
  })

  test('shows in the dialog why there is no new link', async () => {
    server.refuses(contract.events.changeFeed, 'too_many_requests')
    await open()
    await press(button(text.renew))
    await press(question.getByRole('button', { name: text.renew }))
    await expect.element(question.getByText(wire.errors.too_many_requests)).toBeVisible()
  })

  test('reads a followed calendar again', async () => {
    server.answers(contract.events.updateCalendar, { calendars: [calendar] })
    await open()
    await press(button(text.refresh))
    await expectSaid(text.refreshed)
    await expect
      .poll(() => server.sentTo(contract.events.updateCalendar))
      .toEqual([{ teamId: team.id, calendarId: calendar.id, readNow: true }])
  })

  test('stops following after confirmation', async () => {
    const stopped = { ...calendar, stoppedAt: '2026-03-14T09:30:00.000Z' }
    server.answers(contract.events.stopCalendar, { calendars: [stopped] })
    await open()
    await press(button(text.stop))
    await expect.element(question).toHaveAccessibleName(text.stopTitle('County league'))
    await press(question.getByRole('button', { name: text.stop }))
    await expectSaid(text.stopped)
  })

  test('shows only the preview of an import until people go back', async () => {
    server.answers(contract.events.importCalendar)
    await open()
    await fillIn({ [text.fromUrl]: 'https://league.example/u12.ics' })
    await press(button(text.import))
    await expect.element(button(text.confirm)).toBeVisible()
    await expect.element(page.getByText(text.exportTitle)).not.toBeInTheDocument()
    await expectAccessible()
    await press(button(text.back))
    await expectSaid(text.exportTitle)
  })
})
