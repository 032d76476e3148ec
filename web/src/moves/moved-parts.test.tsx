import type { MoveFindings } from '@touchline/contract/moves/shapes'
import { moves as text } from '@touchline/text/moves/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { openPart } from '#web/testing/open.tsx'

import { EarlierFigures } from './earlier-figures.tsx'
import { FoundFiles } from './found-files.tsx'
import { MovedEvents } from './moved-events.tsx'
import { PersonQuestions } from './person-questions.tsx'
import { UnreadLines } from './unread-lines.tsx'

const silent = { going: 0, maybe: 0, notGoing: 0, present: 0, late: 0, absent: 0, injured: 0 }
const none = { ...silent, goals: 0, assists: 0, cards: 0, score: null, keepsOwn: false }
const earlier = {
  people: 0,
  kept: 0,
  games: 0,
  starts: 0,
  minutes: 0,
  goals: 0,
  points: 0,
  assists: 0,
  yellowCards: 0,
  redCards: 0,
}
const u13 = { teamId: null, name: 'U13', timeZone: 'Europe/Paris', earlier }

test('shows events of a team with who came', async () => {
  const event = {
    ...none,
    isKnown: false,
    startsAt: '2026-09-15T16:00:00.000Z',
    isAllDay: false,
    isPast: true,
    isCancelled: false,
    title: 'Entraînement',
    type: 'practice' as const,
    location: null,
    present: 2,
    absent: 1,
  }
  const history = { ...u13, events: [event] }
  await openPart(<MovedEvents histories={[history]} />)
  await expect.element(page.getByText(text.history.past(1))).toBeVisible()
  await expect.element(page.getByText('15/09/2026 18:00')).toBeVisible()
  await expect.element(page.getByText(text.history.present(2))).toBeVisible()
  await expect.element(page.getByText(text.history.absent(1))).toBeVisible()
})

test('shows the result and scorers of a match', async () => {
  const event = {
    ...none,
    isKnown: false,
    startsAt: '2026-10-03T08:00:00.000Z',
    isAllDay: false,
    isPast: true,
    isCancelled: false,
    title: 'vs Owls',
    type: 'game' as const,
    location: null,
    score: { home: 3, away: 1 },
    goals: 2,
    assists: 1,
    cards: 1,
  }
  const history = { ...u13, events: [event] }
  await openPart(<MovedEvents histories={[history]} />)
  await expect.element(page.getByText('3:1')).toBeVisible()
  await expect.element(page.getByText(text.history.goals(2))).toBeVisible()
  await expect.element(page.getByText(text.history.cards(1))).toBeVisible()
})

test('a match of the team keeps its own result', async () => {
  const event = {
    ...none,
    isKnown: true,
    keepsOwn: true,
    startsAt: '2026-10-03T08:00:00.000Z',
    isAllDay: false,
    isPast: true,
    isCancelled: false,
    title: 'vs Owls',
    type: 'game' as const,
    location: null,
  }
  await openPart(<MovedEvents histories={[{ ...u13, events: [event] }]} />)
  await expect.element(page.getByText(text.history.keepsOwn)).toBeVisible()
})

test('shows figures without a match by team', async () => {
  const counted = { ...earlier, people: 2, kept: 1, minutes: 980, goals: 7, redCards: 1 }
  await openPart(<EarlierFigures histories={[{ ...u13, events: [], earlier: counted }]} />)
  await expect.element(page.getByText(text.found.players(2))).toBeVisible()
  await expect.element(page.getByText(text.earlier.minutes(980))).toBeVisible()
  await expect.element(page.getByText(text.history.goals(7))).toBeVisible()
  await expect.element(page.getByText(text.earlier.kept(1))).toBeVisible()
})

test('says what is taken from files with figures, and which have no place', async () => {
  const part = {
    part: 0,
    sheet: '',
    kind: 'statistics' as const,
    rows: 2,
    people: 2,
    events: 0,
    totals: 0,
    team: '',
    needsTeam: false,
    ignored: [],
    noPlace: [],
  }
  const parts = [
    { ...part, file: 'matches.csv', events: 3 },
    { ...part, part: 1, file: 'totals.csv', totals: 2, noPlace: ['MVP'] },
    { ...part, part: 2, file: 'none.csv' },
  ]
  await openPart(<FoundFiles parts={parts} teams={[]} onTeam={() => {}} />)
  await expect.element(page.getByText(text.found.events(3))).toBeVisible()
  await expect.element(page.getByText(text.found.players(2))).toBeVisible()
  await expect.element(page.getByText(text.found.noPlace('MVP'))).toBeVisible()
  expect(page.getByText(text.found.notTaken.statistics).elements()).toHaveLength(1)
})

test('asks which of two people is meant', async () => {
  const answers: string[][] = []
  const questions: MoveFindings['personQuestions'] = [
    {
      key: 'lee tim',
      name: 'Tim Lee',
      teamName: '',
      choices: [
        { choice: 'row:1', name: 'Tim Lee', dateOfBirth: '2017-01-02' },
        { choice: 'row:2', name: 'Tim Lee', dateOfBirth: '2017-05-06' },
      ],
    },
  ]
  await openPart(
    <PersonQuestions
      questions={questions}
      onAnswer={(key, choice) => {
        answers.push([key, choice])
      }}
    />,
  )
  await page.getByText(text.person.born('6 May 2017')).click()
  expect(answers).toEqual([['lee tim', 'row:2']])
})

test('lists what is not understood by file and row', async () => {
  const line = { file: 'u9.csv', line: 3, column: '1 Oct', value: 'banana' }
  await openPart(<UnreadLines unread={[{ ...line, why: 'cell_unknown' }]} unreadCount={4} />)
  await expect.element(page.getByText(text.unread.place('u9.csv', 3))).toBeVisible()
  await expect.element(page.getByText(text.unread.why.cell_unknown('banana'))).toBeVisible()
  await expect.element(page.getByText(text.unread.more(3))).toBeVisible()
})
