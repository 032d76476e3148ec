import { contract } from '@touchline/contract/contract'
import { events } from '@touchline/text/events/en'
import { running } from '@touchline/text/events/running/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example, first } from '#web/testing/endpoint.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { CancelDialog } from './cancel-dialog.tsx'

const event = { ...example(contract.events.get), seriesId: null }
const here = { ...first(example(contract.events.group).teams), teamId: event.teamId }
const there = { ...here, teamId: '019cebf5-0f00-7000-8000-0000000000d2', teamName: 'Under 14' }
const { group: text } = running

async function open(mayChangeAll: boolean): Promise<void> {
  server.answers(contract.members.list, { ...example(contract.members.list), nextCursor: null })
  server.answers(contract.events.group, { teams: [here, there], mayChangeAll })
  server.answers(contract.events.setCancelled, example(contract.events.setCancelled))
  await openDialog((onClose) => <CancelDialog event={event} onClose={onClose} />, { as: 'coach' })
}

const cancel = () => press(page.getByRole('button', { name: events.page.cancelEvent, exact: true }))

test('cancels an event in all its teams', async () => {
  await open(true)
  await expect.element(page.getByRole('radio', { name: text.all(2) })).toBeChecked()
  await cancel()
  await expect
    .poll(() => server.sentTo(contract.events.setCancelled)[0])
    .toMatchObject({ isCancelled: true, teams: 'all' })
})

test('cancels it in this team only', async () => {
  await open(true)
  await page.getByText(text.this, { exact: true }).click()
  await cancel()
  await expect
    .poll(() => server.sentTo(contract.events.setCancelled)[0])
    .toMatchObject({ teams: 'this' })
})

test('offers no choice to someone who runs only this team', async () => {
  await open(false)
  await expect
    .element(page.getByRole('button', { name: events.page.cancelEvent, exact: true }))
    .toBeVisible()
  await expect.element(page.getByRole('radio', { name: text.all(2) })).not.toBeInTheDocument()
})
