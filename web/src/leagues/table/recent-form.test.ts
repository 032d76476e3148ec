import { playedOutcome } from '@touchline/domain/leagues/match'
import { presets } from '@touchline/domain/leagues/presets'
import { expect, test } from 'vitest'

import { recentForm } from './recent-form.ts'

const match = (day: number, home: number, away: number) => ({
  home: 'A',
  away: 'B',
  date: `2026-03-${String(day).padStart(2, '0')}`,
  time: null,
  round: null,
  stage: null,
  outcome: { ...playedOutcome(home, away), sets: [] },
})

const league = { rules: presets.football, stages: [], knockOuts: [{ stage: 'cup' }] }
const matches = [match(9, 0, 0), match(1, 1, 0), match(5, 0, 2), match(3, 2, 2)]

test('shows the last results of each side, latest last', () => {
  const form = recentForm({ ...league, matches }, '2026-03-31')
  expect(form.get('A')).toEqual(['won', 'drawn', 'lost', 'drawn'])
  expect(form.get('B')).toEqual(['lost', 'drawn', 'won', 'drawn'])
})

test('ignores matches after the day', () => {
  expect(recentForm({ ...league, matches }, '2026-03-03').get('A')).toEqual(['won', 'drawn'])
})

test("shows five results, and skips matches that don't count", () => {
  const many = [1, 2, 3, 4, 5, 6].map((day) => match(day, day === 1 ? 1 : 0, 0))
  const annulled = { ...match(7, 0, 0), outcome: { kind: 'annulled' } as const }
  const form = recentForm({ ...league, matches: [...many, annulled] }, '2026-03-31')
  expect(form.get('A')).toEqual(['drawn', 'drawn', 'drawn', 'drawn', 'drawn'])
})

test('skips knock-out matches', () => {
  const final = { ...match(10, 0, 5), stage: 'cup' }
  const form = recentForm({ ...league, matches: [...matches, final] }, '2026-03-31')
  expect(form.get('A')).toEqual(['won', 'drawn', 'lost', 'drawn'])
})

test("uses a stage's own rules for cancelled matches", () => {
  const off = { ...match(10, 0, 0), outcome: { kind: 'cancelled' } as const }
  const rules = { ...presets.football, cancelled: { kind: 'draw', points: 1 } as const }
  const spring = { kind: 'table', id: 'spring', teams: null, carry: null, rules } as const
  const later = [...matches, off, { ...off, stage: 'spring' }]
  const form = recentForm({ ...league, stages: [spring], matches: later }, '2026-03-31')
  expect(form.get('A')).toEqual(['won', 'drawn', 'lost', 'drawn', 'drawn'])
})
