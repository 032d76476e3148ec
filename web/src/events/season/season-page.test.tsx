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
  closures: [],
}

function saveAll() {
  server.replies(saveSeasonRows, ({ rows }) => ({
    saved: rows.map(({ id, version }) => ({ id, version: version + 1 })),
    conflicts: [],
  }))
}

/** What isn't saved would be sent when the page closes, into the next test. */
async function expectSaved() {
  await expect.element(page.getByText(text.saved, { exact: true })).toBeVisible()
}

async function open(more: Partial<SeasonDraft> = {}, width = 1280) {
  await page.viewport(width, 900)
  server.answers(contract.clubs.get)
  server.answers(seasonDraft, { ...draft, ...more })
  saveAll()
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
  await expect
    .element(page.getByText(`Tue · ${text.clash.coach}: U13 and U15 (Rosa)`))
    .toBeVisible()
  await expectSaved()
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
  await expectSaved()
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
  await expectSaved()
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
  await expectSaved()
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
  await expectSaved()
})

test('says that it isn’t saved, and tries again', async () => {
  await open()
  server.refuses(saveSeasonRows, 'unavailable')
  await paste(clashing)
  await expect.element(page.getByText(text.saveFailed)).toBeVisible()
  saveAll()
  await press(button(text.tryAgain))
  await expectSaved()
})

test('publishes the rows on screen after saying what that does', async () => {
  await open()
  server.answers(publishSeason)
  await paste('U13\tTue\t17:30\t19:00\tPitch 1')
  await expectSaved()
  await press(button(text.publish))
  await expect.element(page.getByText(`${text.teams(1)} · ${text.events(18)}`)).toBeVisible()
  await expectAccessible()
  await press(page.getByRole('dialog').getByRole('button', { name: text.publish }))
  await expect.poll(() => server.sentTo(publishSeason)).toMatchObject([{ rows: [{ version: 1 }] }])
})

const stored = (publishedAt: string | null) => {
  const row = first(example(seasonDraft).rows)
  const times = { days: 'TU', from: '17:00', to: '18:00', first: '', last: '' }
  const cells = { ...row.cells, ...times, team: young, kind: 'training', venue: 'Pitch 1' }
  return { ...row, cells, version: 1, publishedAt, eventId: publishedAt && old }
}

test('a published row leads to its series, and removing it says that events stay', async () => {
  await open({ rows: [stored('2027-01-04T10:00:00.000Z')] })
  await expect
    .element(page.getByRole('link', { name: text.changeInCalendar }))
    .toHaveAttribute('href', `/team/${young}/events/${old}`)
  await press(button(text.remove(text.row(1))))
  await expect.element(page.getByText(text.removedPublished)).toBeVisible()
  await expect.element(button(text.addTraining)).toHaveFocus()
  await expectSaved()
})

test('a row that another planner changed isn’t removed unseen', async () => {
  const row = stored(null)
  await open({ rows: [row] })
  server.replies(saveSeasonRows, () => ({ saved: [], conflicts: [{ ...row, version: 2 }] }))
  await press(button(text.remove(text.row(1))))
  await expect.element(page.getByText(text.returned)).toBeVisible()
  await expectSaved()
})

test('lists the matches of the calendar, which are changed there', async () => {
  const match = {
    title: 'U13 – FC Süd',
    startsLocal: '2027-03-27T11:00',
    endsLocal: '2027-03-27T12:30',
  }
  const matches = Array.from({ length: 30 }, (_, at) => ({
    ...match,
    id: `019cebf5-0f00-7000-8000-0000000001${String(at).padStart(2, '0')}`,
    teamId: young,
    venueKey: null,
    location: 'Away',
  }))
  await open({ matches })
  await expect.element(page.getByRole('heading', { name: text.inCalendar(30) })).toBeVisible()
  await expect.element(page.getByText('Sat 27 Mar 2027, 11:00').first()).toBeVisible()
  const links = page.getByRole('link', { name: 'U13 · U13 – FC Süd' })
  expect(links.elements()).toHaveLength(25)
  await press(button(text.showMore))
  await expect.poll(() => links.elements()).toHaveLength(30)
})

test('warns about a venue that is closed on a day', async () => {
  const closures = [
    { venueKey: 'pitch 1', startsLocal: '2027-03-09T00:00', endsLocal: '2027-03-10T00:00' },
  ]
  await open({ rows: [stored(null)], closures })
  await expect.element(page.getByText(`Tue 9 Mar 2027 · ${text.clash.closed}: U13`)).toBeVisible()
})

test('in the US a date has the month first, and shows it in letters', async () => {
  await open({ country: 'US' })
  await paste('U13\tSat 3/4/27\t11:00\t\t\tFC South')
  await expect.element(cell(text.columns.date)).toHaveValue('4 Mar 2027')
  await userEvent.fill(cell(text.columns.date), '3/5/27')
  await userEvent.keyboard('{Tab}')
  await expect.element(cell(text.columns.date)).toHaveValue('5 Mar 2027')
  await expectSaved()
})

test('on a phone a row is two lines, and its fields open on a tap', async () => {
  await open({ rows: [stored(null)] }, 390)
  const summary = page.getByRole('button', { name: /^U13 Tue 17:00–18:00 · Pitch 1 · 18 dates$/ })
  await expect.element(summary).toHaveAttribute('aria-expanded', 'false')
  expect(summary.element().getBoundingClientRect().height).toBeLessThan(64)
  await press(summary)
  await expect.element(cell(text.columns.from)).toBeVisible()
  await expect.element(team()).toHaveFocus()
})
