import { expect, test } from 'vitest'

import { planRowDates, datesLeftOut, readPlanRow, type PlanCells } from './read-row.ts'

const season = {
  from: '2027-03-01',
  to: '2027-04-30',
  breaks: [{ name: 'Osterferien', from: '2027-03-22', to: '2027-04-04' }],
}
const context = { season, teamIds: new Set(['u13']), language: 'de', dateOrder: 'DMY' } as const
const training: PlanCells = {
  team: 'u13',
  kind: 'training',
  days: 'Di, Do',
  from: '17:30',
  to: '19:00',
  venue: 'Platz 1',
  first: '',
  last: '',
  opponent: '',
  side: '',
  runsInHolidays: false,
}
const friendly = {
  ...training,
  kind: 'friendly',
  days: '',
  first: '25.03.2027',
  opponent: 'FC Süd',
}

test('an empty date means the whole season', () => {
  const { row } = readPlanRow(training, context)
  expect(row).toMatchObject({ first: '2027-03-01', last: '2027-04-30', weekdays: ['TU', 'TH'] })
})

test('without an end, training takes ninety minutes and a match has half-time', () => {
  expect(readPlanRow({ ...training, to: '' }, context).row).toMatchObject({ to: '19:00' })
  expect(readPlanRow({ ...friendly, to: '' }, context).row).toMatchObject({ to: '19:15' })
  expect(readPlanRow({ ...training, from: '23:00', to: '' }, context).row?.to).toBe('23:59')
})

test.each([
  [{ team: 'U13 Girls' }, { team: 'team_unknown' }],
  [{ kind: 'party' }, { kind: 'kind_unknown' }],
  [{ days: 'someday' }, { days: 'days_unknown' }],
  [{ from: 'early', to: '' }, { from: 'time_unknown' }],
  [{ to: 'late' }, { to: 'time_unknown' }],
  [{ to: '17:00' }, { to: 'end_before_start' }],
  [{ first: 'soon' }, { first: 'date_unknown' }],
  [{ first: '1.4.2027', last: '1.3.2027' }, { last: 'end_date_before_start' }],
  [{ last: '2029-01-01' }, { last: 'date_unknown' }],
  [{ first: '23.03.2027', last: '26.03.2027' }, { first: 'no_dates' }],
  [
    { team: '', days: '', from: '' },
    { team: 'team_unknown', days: 'days_unknown', from: 'time_unknown' },
  ],
  [
    { kind: 'friendly', first: '' },
    { first: 'date_unknown', opponent: 'opponent_required' },
  ],
] as const)('%j has the problems %j', (cells, problems) => {
  const read = readPlanRow({ ...training, ...cells }, context)
  expect(read).toEqual({ row: undefined, problems })
})

test('holidays leave out trainings, unless the row runs on; matches stay', () => {
  const read = (cells: Partial<PlanCells>) => readPlanRow({ ...training, ...cells }, context).row
  const [usual, runsOn, match] = [read({}), read({ runsInHolidays: true }), read(friendly)]
  if (usual === undefined || runsOn === undefined || match === undefined) throw new Error('unread')
  expect(datesLeftOut(usual, season)).toEqual([
    '2027-03-23',
    '2027-03-25',
    '2027-03-30',
    '2027-04-01',
  ])
  expect(planRowDates(usual, season)).toHaveLength(14)
  expect(planRowDates(runsOn, season)).toHaveLength(18)
  expect(planRowDates(match, season)).toEqual(['2027-03-25'])
})

test('refuses more days off than a series can leave out', () => {
  const long = { ...season, from: '2027-01-01', to: '2027-12-31' }
  const breaks = [{ name: 'Umbau', from: '2027-01-01', to: '2027-06-30' }]
  const all = readPlanRow(
    { ...training, days: 'Mo-So' },
    { ...context, season: { ...long, breaks } },
  )
  expect(all.problems).toEqual({ first: 'too_many_breaks' })
})
