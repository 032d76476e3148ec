import { expect, test } from 'vitest'

import { playedTo } from '../match.ts'
import { readScore } from './score.ts'

const played = (home: number, away: number, more: object = {}) => ({
  ...playedTo(home, away),
  ...more,
})

const fourSets = [
  { home: 25, away: 20 },
  { home: 20, away: 25 },
  { home: 25, away: 18 },
  { home: 27, away: 25 },
]

test.each([
  ['2:1', played(2, 1)],
  ['2-1', played(2, 1)],
  ['2 – 1', played(2, 1)],
  ['10 : 0', played(10, 0)],
  ['2:1 (1:0)', played(2, 1, { halfTime: { home: 1, away: 0 } })],
  ['102-98', played(102, 98)],
  ['2-1 aet', played(2, 1, { decided: 'overtime' })],
  ['2-1 a.e.t.', played(2, 1, { decided: 'overtime' })],
  ['3:2 n.V.', played(3, 2, { decided: 'overtime' })],
  ['3:2 n. V. (2:2, 1:0)', played(3, 2, { decided: 'overtime', halfTime: { home: 1, away: 0 } })],
  ['3:2 n.V. (1:0, 2:2)', played(3, 2, { decided: 'overtime', halfTime: { home: 1, away: 0 } })],
  ['2:1 (1:0, 1:1)', played(2, 1, { halfTime: { home: 1, away: 0 } })],
  ['3:2 n.V. (2:2)', played(3, 2, { decided: 'overtime' })],
  ['3-2 a.p.', played(3, 2, { decided: 'overtime' })],
  ['3-2 (pr.)', played(3, 2, { decided: 'overtime' })],
  ['4-3 OT', played(4, 3, { decided: 'overtime' })],
  ['3:2 n.P.', played(3, 2, { decided: 'shoot_out' })],
  ['3:2 SO (1:1, 0:1, 1:0)', played(3, 2, { decided: 'shoot_out' })],
  ['1:1 (4:3 i.E.)', played(1, 1, { decided: 'shoot_out', shootOut: { home: 4, away: 3 } })],
  ['1:1 n.V. 4:3 i.E.', played(1, 1, { decided: 'shoot_out', shootOut: { home: 4, away: 3 } })],
  ['1-1 (pens 4-3)', played(1, 1, { decided: 'shoot_out', shootOut: { home: 4, away: 3 } })],
  ['1-1 (4-3 t.a.b.)', played(1, 1, { decided: 'shoot_out', shootOut: { home: 4, away: 3 } })],
  ['1-1 (4 tab 3)', played(1, 1, { decided: 'shoot_out', shootOut: { home: 4, away: 3 } })],
  ['3:1 (25:20, 20:25, 25:18, 27:25)', played(3, 1, { sets: fourSets })],
  ['4:2 (1:0, 2:1, 1:1)', played(4, 2)],
  ['3:1 25:20 20:25 25:18 27:25', played(3, 1, { sets: fourSets })],
  ['24-17 (tries 3-2)', played(24, 17, { tries: { home: 3, away: 2 } })],
  ['3:2 nach Verlängerung', played(3, 2, { decided: 'overtime' })],
  ['85-80 2OT', played(85, 80, { decided: 'overtime' })],
  ['28:27 n. 7m', played(28, 27, { decided: 'shoot_out' })],
  ['4:3 nach Penaltyschießen', played(4, 3, { decided: 'shoot_out' })],
  ['1-1 (4-3p)', played(1, 1, { decided: 'shoot_out', shootOut: { home: 4, away: 3 } })],
  ['1:1 (4:3) n. E.', played(1, 1, { decided: 'shoot_out', shootOut: { home: 4, away: 3 } })],
  ['2:1 HZ 1:0', played(2, 1, { halfTime: { home: 1, away: 0 } })],
  ['1—0', played(1, 0)],
  ['２：１', played(2, 1)],
  ['2:1 Endstand', played(2, 1)],
  ['--', { kind: 'open' }],
  ['nicht gespielt', { kind: 'open' }],
  ['-:-', { kind: 'open' }],
  ['', { kind: 'open' }],
  ['– : –', { kind: 'open' }],
  ['verlegt', { kind: 'postponed' }],
  ['Postponed', { kind: 'postponed' }],
  ['reporté', { kind: 'postponed' }],
  ['aplazado', { kind: 'postponed' }],
  ['0:0 verlegt', { kind: 'postponed' }],
  ['verlegt auf 12.10., 19:30', { kind: 'postponed' }],
  ['abgesagt', { kind: 'cancelled' }],
  ['annulé', { kind: 'cancelled' }],
  ['annulliert', { kind: 'annulled' }],
  ['2:0 w.o.', { kind: 'awarded', score: { home: 2, away: 0 }, against: 'away', points: null }],
  ['X:0 w.o.', { kind: 'awarded', score: { home: 0, away: 0 }, against: 'away', points: null }],
  ['0:3 Wertung', { kind: 'awarded', score: { home: 0, away: 3 }, against: 'home', points: null }],
  ['3:0 kampflos', { kind: 'awarded', score: { home: 3, away: 0 }, against: 'away', points: null }],
  ['0-3 forfait', { kind: 'awarded', score: { home: 0, away: 3 }, against: 'home', points: null }],
])('%j is read', (written, outcome) => {
  expect(readScore(written)).toEqual({ kind: 'outcome', outcome })
})

test.each([
  ['two one', 'score_unreadable'],
  ['2:1 unter Vorbehalt', 'score_unreadable'],
  ['2:1 (Protest)', 'score_unreadable'],
  ['2:1 abgebrochen', 'abandoned'],
  ['1-0 (abandoned)', 'abandoned'],
  ['2', 'score_unreadable'],
  ['2:1 3:4', 'score_unreadable'],
  ['2:1:3', 'score_unreadable'],
  ['1000:0', 'score_too_high'],
  ['2:1 (1500:0)', 'score_too_high'],
  ['6:4 i.E.', 'shoot_out_unclear'],
  ['1:1 n.P.', 'shoot_out_unclear'],
  ['0:0 w.o.', 'award_unclear'],
  ['w.o.', 'award_unclear'],
  ['2:1 verlegt', 'score_unreadable'],
  ['2:1 (1:0, 2:1)', 'brackets_unclear'],
  ['3:2 n.V. (2:1, 1:0)', 'brackets_unclear'],
  ['2:1 (3:0)', 'brackets_unclear'],
  ['2:1 (1:0, 1:1, 2:1)', 'brackets_unclear'],
])('%j is not guessed: %s', (written, problem) => {
  expect(readScore(written)).toEqual({ kind: 'problem', problem })
})
