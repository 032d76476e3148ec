import { contract } from '@touchline/contract/contract'
import type { SeasonDraft } from '@touchline/contract/events/shapes/season-planner'
import { clubSeason as text } from '@touchline/text/events/season-planner/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example, first } from '#web/testing/endpoint.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPage } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import SeasonPage from './season-page.tsx'

const { seasonDraft, saveSeasonRows, publishSeason } = contract.events
const { id: clubId } = example(contract.clubs.get).club
const [young, old] = [
  '019cebf5-0f00-7000-8000-0000000000c1',
  '019cebf5-0f00-7000-8000-0000000000c2',
]

const draft: SeasonDraft = {
  ...example(seasonDraft),
  season: { from: '2027-03-01', to: '2027-06-30', region: null, breaks: [], version: 1 },
  rows: [],
  teams: [
    { id: young, name: 'U13', color: '#1e3a5f' },
    { id: old, name: 'U15', color: '#5f1e3a' },
  ],
  venues: [
    { key: 'pitch 1', name: 'Pitch 1', capacity: 1 },
    { key: 'pitch 2', name: 'Pitch 2', capacity: 1 },
  ],
  shared: [{ teamIds: [young, old], kind: 'coach', names: ['Rosa'] }],
  matches: [],
}

function open(more: Partial<SeasonDraft> = {}) {
  server.answers(contract.clubs.get)
  server.answers(seasonDraft, { ...draft, ...more })
  server.replies(saveSeasonRows, ({ rows }) => ({
    saved: rows.map(({ id, version }) => ({ id, version: version + 1 })),
    conflicts: [],
  }))
  return openPage(<SeasonPage />, { at: `/club/${clubId}/season`, route: '/club/:clubId/season' })
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const cell = (label: string) => page.getByRole('textbox', { name: label })
const team = () => page.getByRole('combobox', { name: text.columns.team })
const savedRows = () => server.sentTo(saveSeasonRows).flatMap(({ rows }) => rows)

async function paste(words: string): Promise<void> {
  await press(button(text.addTraining))
  await expect.element(team().first()).toBeVisible()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', words)
  team()
    .first()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

const clashing = 'U13\tTue, Thu 17:30–19:00\t\t\tPitch 1\nU15\tTue\t18:00\t19:30\tPitch 1'

test('pasted rows are read, saved and checked for clashes', async () => {
  await open()
  await paste(clashing)
  await expect.element(page.getByText(text.clashes(2))).toBeVisible()
  await userEvent.click(page.getByText(text.clashes(2)))
  await expect
    .element(page.getByText(`Tue · ${text.clash.coach}: U13 and U15 (Rosa)`))
    .toBeVisible()
  await expect.element(page.getByText(text.saved, { exact: true })).toBeVisible()
  expect(savedRows().map(({ cells }) => [cells.team, cells.days, cells.from, cells.to])).toEqual([
    [young, 'TU, TH', '17:30', '19:00'],
    [old, 'TU', '18:00', '19:30'],
  ])
  await expectAccessible()
})

test('an unreadable cell says so, keeps its text and holds back the publication', async () => {
  await open()
  await paste('U99\tsomeday\t17:30')
  await expect.element(page.getByText(text.problems.days_unknown)).toBeVisible()
  await expect.element(cell(text.columns.days).first()).toHaveValue('someday')
  await expect.element(button(text.publish)).toHaveAccessibleDescription(text.incomplete(1))
})

test('Enter and the arrow keys walk through a column', async () => {
  await open()
  await paste(clashing)
  await expect.poll(() => cell(text.columns.from).elements()).toHaveLength(2)
  await userEvent.click(cell(text.columns.from).first())
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(cell(text.columns.from).last()).toHaveFocus()
  await userEvent.keyboard('19:30{Tab}21:00{ArrowUp}')
  await expect.element(cell(text.columns.to).first()).toHaveFocus()
  await expect.element(page.getByText(text.clashes(2))).not.toBeInTheDocument()
})

test('a block moves by keyboard in time, to another venue and another day', async () => {
  await open()
  await paste(clashing)
  await expect.element(page.getByText(text.clashes(2))).toBeVisible()
  await userEvent.click(page.getByText(text.week, { exact: true }))
  await userEvent.click(page.getByText('Tue', { exact: true }))
  const block = page.getByRole('button', { name: /^[\d:–]+ U15 / })
  await expect
    .element(block)
    .toHaveAccessibleName(/Tue, Pitch 1.*Same venue: U13.*Same coach: U13 \(Rosa\)/)
  await expectAccessible()
  await userEvent.click(page.getByRole('heading', { name: text.title }))
  block.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(block).toHaveAccessibleName(/Tue, Pitch 2 Same coach: U13 \(Rosa\)$/)
  await expect.element(block).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
  await expect.element(block).toHaveAccessibleName(/^19:00–20:30 U15 Tue, Pitch 2$/)
  await userEvent.keyboard('{PageDown}')
  await expect.element(block).toHaveAccessibleName(/^19:00–20:30 U15 Wed, Pitch 2$/)
  await expect.element(block).toHaveFocus()
  await expect.poll(() => savedRows().at(-1)?.cells).toMatchObject({ days: 'WE', from: '19:00' })
})

test('a row that another planner changed asks which one to keep', async () => {
  const row = first(example(seasonDraft).rows)
  const times = { days: 'TU', from: '17:00', to: '18:00', first: '', last: '' }
  const cells = { ...row.cells, ...times, team: young, kind: 'training' }
  const rows = [{ ...row, cells, version: 1, publishedAt: null }]
  await open({ rows })
  server.replies(saveSeasonRows, () => ({
    saved: [],
    conflicts: rows.map((one) => ({ ...one, version: 2 })),
  }))
  await userEvent.fill(cell(text.columns.from), '19:00')
  await expect.element(page.getByText(text.changedElsewhere)).toBeVisible()
  await press(button(text.takeTheirs))
  await expect.element(cell(text.columns.from)).toHaveValue('17:00')
})

test('says that it isn’t saved, and tries again', async () => {
  await open()
  server.refuses(saveSeasonRows, 'unavailable')
  await paste(clashing)
  await expect.element(page.getByText(text.saveFailed)).toBeVisible()
  await open()
})

test('publishes the rows on screen after saying what that does', async () => {
  await open()
  server.answers(publishSeason)
  await paste('U13\tTue\t17:30\t19:00\tPitch 1')
  await expect.element(page.getByText(text.saved, { exact: true })).toBeVisible()
  await press(button(text.publish))
  await expect.element(page.getByText(`${text.teams(1)} · ${text.events(18)}`)).toBeVisible()
  await expectAccessible()
  await press(page.getByRole('dialog').getByRole('button', { name: text.publish }))
  await expect.poll(() => server.sentTo(publishSeason)).toMatchObject([{ rows: [{ version: 1 }] }])
})
