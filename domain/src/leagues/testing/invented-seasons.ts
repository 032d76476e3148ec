import file from '../fixtures/invented-seasons.json' with { type: 'json' }
import type { CarryOver, Stage } from '../league.ts'
import type { TableQuery } from '../moment.ts'
import { presets } from '../presets.ts'
import type { RuleSet } from '../rule-set.ts'
import { type Cell, leagueFrom, type Season } from './season.ts'

/** The season's written rules as our data. */
interface Reading {
  readonly rules: RuleSet
  readonly stages: readonly Stage[]
  /** The stage of matches without one. */
  readonly stageOf?: string
  /** One for each of its tables. */
  readonly questions: readonly TableQuery[]
}

const { football, plain } = presets

function tableFor(id: string, rest: Partial<Extract<Stage, { kind: 'table' }>> = {}): Stage {
  return { kind: 'table', id, teams: null, carry: null, rules: null, ...rest }
}

function from(stage: string, rest: Partial<CarryOver> = {}): CarryOver {
  return { stage, points: 'all', matches: 'all', record: 'kept', ...rest }
}

const afterTheSplit: RuleSet = {
  ...football,
  order: ['points', 'head_to_head_points', 'earlier_place'],
}
const half = from('Regular', { points: 'halved', record: 'fresh' })

const readings: Readonly<Record<string, Reading>> = {
  'two-points-goal-average': {
    rules: {
      ...plain,
      points: { ...plain.points, goallessDraw: 0 },
      order: ['points', 'quotient', 'scored'],
    },
    stages: [],
    questions: [{}],
  },
  'split-with-halved-points': {
    rules: football,
    stages: [
      tableFor('Regular'),
      tableFor('Title', { teams: ['Alpha', 'Bravo', 'Delta'], carry: half, rules: afterTheSplit }),
      tableFor('Relegation', {
        teams: ['Ember', 'Falcon', 'Carbon'],
        carry: half,
        rules: afterTheSplit,
      }),
    ],
    questions: [{ stage: 'Regular' }, { stage: 'Title' }, { stage: 'Relegation' }],
  },
  conferences: {
    rules: {
      ...plain,
      points: { ...plain.points, win: 1, forfeitWin: 1 },
      order: ['win_share', 'head_to_head_points_per_game', 'win_share_in_table', 'difference'],
      headToHead: { stillLevel: 'go_on', counts: 'at_once' },
    },
    stages: [
      tableFor('Season'),
      tableFor('West', { teams: ['Boston', 'Chicago', 'Denver'], carry: from('Season') }),
      tableFor('East', { teams: ['El Paso', 'Fresno', 'Houston'], carry: from('Season') }),
    ],
    stageOf: 'Season',
    questions: [{ stage: 'West' }, { stage: 'East' }],
  },
  'averages-of-three-seasons': {
    rules: { ...football, order: ['points_per_game', 'difference'] },
    stages: [
      tableFor('2022', { teams: ['Norte', 'Sur', 'Este', 'Oeste'] }),
      tableFor('2023', { teams: ['Norte', 'Sur', 'Este', 'Oeste'], carry: from('2022') }),
      tableFor('2024', { teams: ['Norte', 'Sur', 'Este', 'Nueva'], carry: from('2023') }),
    ],
    questions: [{ stage: '2024' }],
  },
}

/** Two points and goal average, a split with its own rules, conferences, averages of seasons. */
export const inventedSeasons: readonly Season[] = file.seasons.flatMap((written) => {
  const reading = readings[written.id]
  if (!reading) return []
  const stageOf = (cells: readonly Cell[]) => cells[5] ?? reading.stageOf
  const league = leagueFrom(written, {
    rules: reading.rules,
    extraOf: (cells) => {
      const stage = stageOf(cells)
      return typeof stage === 'string' ? { stage } : {}
    },
  })
  return [
    {
      name: written.id,
      league: { ...league, stages: reading.stages },
      tables: written.expected.map((expected, at) => ({
        question: reading.questions[at] ?? {},
        expected,
      })),
    },
  ]
})
