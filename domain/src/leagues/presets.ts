import type { RuleSet } from './rule-set.ts'

export const presetNames = [
  'football',
  'football_head_to_head',
  'basketball',
  'basketball_win_or_nothing',
  'volleyball',
  'handball',
  'handball_head_to_head',
  'ice_hockey',
  'rugby',
  'field_hockey',
  'plain',
] as const
export type PresetName = (typeof presetNames)[number]

/** What most leagues use: three points, goal difference, goals. */
const usual: RuleSet = {
  points: {
    win: 3,
    draw: 1,
    goallessDraw: null,
    loss: 0,
    overtimeWin: 3,
    overtimeLoss: 0,
    shootOutWin: 3,
    shootOutLoss: 0,
    forfeitWin: 3,
    forfeitLoss: 0,
  },
  setPoints: [],
  bonuses: [],
  cancelled: { kind: 'nothing' },
  shootOutGoal: 'does_not_count',
  order: ['points', 'difference', 'scored'],
  headToHead: { stillLevel: 'go_on', counts: 'when_all_played' },
}

/** Two points for a win, one for a draw. */
const plain: RuleSet = {
  ...usual,
  points: { ...usual.points, win: 2, overtimeWin: 2, shootOutWin: 2, forfeitWin: 2 },
}

/** Rules used by most federations, which each league can change. */
export const presets: Readonly<Record<PresetName, RuleSet>> = {
  football: usual,
  football_head_to_head: {
    ...usual,
    order: [
      'points',
      'head_to_head_points',
      'head_to_head_difference',
      'difference',
      'scored',
      'fair_play',
    ],
    headToHead: { stillLevel: 'again_at_the_end', counts: 'when_all_played' },
  },
  basketball: {
    ...plain,
    points: { ...plain.points, loss: 1, overtimeLoss: 1, shootOutLoss: 1 },
    order: [
      'points',
      'head_to_head_points',
      'head_to_head_difference',
      'head_to_head_scored',
      'difference',
      'scored',
    ],
    headToHead: { stillLevel: 'again_at_once', counts: 'when_all_met' },
  },
  basketball_win_or_nothing: {
    ...plain,
    order: [
      'points',
      'win_share',
      'head_to_head_wins',
      'head_to_head_difference',
      'difference',
      'scored',
    ],
    headToHead: { stillLevel: 'again_at_once', counts: 'when_all_met' },
  },
  volleyball: {
    ...usual,
    setPoints: [
      { setsWon: 3, setsLost: 0, winner: 3, loser: 0 },
      { setsWon: 3, setsLost: 1, winner: 3, loser: 0 },
      { setsWon: 3, setsLost: 2, winner: 2, loser: 1 },
      { setsWon: 2, setsLost: 0, winner: 3, loser: 0 },
      { setsWon: 2, setsLost: 1, winner: 2, loser: 1 },
    ],
    order: ['points', 'wins', 'quotient', 'ball_quotient', 'head_to_head_points'],
  },
  handball: plain,
  handball_head_to_head: {
    ...plain,
    order: ['points', 'head_to_head_points', 'head_to_head_difference', 'difference', 'scored'],
  },
  ice_hockey: {
    ...usual,
    points: {
      ...usual.points,
      overtimeWin: 2,
      overtimeLoss: 1,
      shootOutWin: 2,
      shootOutLoss: 1,
    },
    shootOutGoal: 'counts',
    order: ['points', 'head_to_head_points', 'difference', 'scored'],
    headToHead: { stillLevel: 'go_on', counts: 'at_once' },
  },
  rugby: {
    ...usual,
    points: {
      ...usual.points,
      win: 4,
      draw: 2,
      overtimeWin: 4,
      shootOutWin: 4,
      forfeitWin: 5,
    },
    bonuses: [
      { kind: 'tries', atLeast: 4, points: 1 },
      { kind: 'narrow_loss', within: 7, points: 1 },
    ],
    cancelled: { kind: 'draw', points: 2 },
    order: ['points', 'difference', 'scored', 'tries'],
  },
  field_hockey: {
    ...usual,
    points: { ...usual.points, shootOutWin: 2, shootOutLoss: 1 },
    order: ['points', 'wins', 'difference', 'scored', 'head_to_head_points'],
  },
  plain,
}

const presetsOfSports: Readonly<Record<string, readonly PresetName[]>> = {
  football: ['football', 'football_head_to_head'],
  basketball: ['basketball', 'basketball_win_or_nothing'],
  volleyball: ['volleyball'],
  handball: ['handball', 'handball_head_to_head'],
  rugby: ['rugby'],
}

/** The presets of a sport, the usual one first; unknown sports use `plain`. */
export function presetsForSport(sport: string): readonly [PresetName, ...PresetName[]] {
  const [first = 'plain', ...others] = presetsOfSports[sport] ?? []
  return [first, ...others]
}
