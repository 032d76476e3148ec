import type { DemoInput } from '@touchline/contract/demo/shapes'

import type { Transaction } from '#server/platform/database/database.ts'
import { createClubTeam, type TeamDraft } from '#server/teams/commands/create.ts'

import { saveDemoTeam } from '../queries.ts'
import { addCashBox } from './cash-box.ts'
import type { Cast, Person } from './cast.ts'
import { addAbsences, cancelOnePractice } from './changes.ts'
import { addFees } from './fees.ts'
import { addLastSeason } from './last-season.ts'
import { addLeague } from './league.ts'
import { addLifts } from './lifts.ts'
import { addMatchDays } from './match-days.ts'
import { addMessages } from './messages.ts'
import { addChildren, addWomen, type DemoPlayer, type Stage } from './roster.ts'
import { addAnswers, addEvents, type PracticeSchedule } from './season.ts'

export interface DemoSetting {
  readonly input: DemoInput
  readonly words: Stage['words']
  readonly cast: Cast
  readonly clubId: string
  readonly now: Date
}

const youthRhythm: PracticeSchedule = {
  practices: ['TU', 'TH'],
  from: '17:30',
  to: '19:00',
  matchDay: 5,
  kickOff: '10:30',
  final: '12:00',
  hasLeague: true,
}

const womenRhythm: PracticeSchedule = {
  practices: ['MO', 'WE'],
  from: '19:30',
  to: '21:00',
  matchDay: 6,
  kickOff: '15:00',
  final: '16:45',
  hasLeague: false,
}

/** The children's team; the demo parent's children have yet to answer coming events. */
export async function addYouthTeam(tx: Transaction, setting: DemoSetting): Promise<Stage> {
  const { words, cast } = setting
  const stage = await addTeam(tx, setting, {
    name: words.youthTeam,
    gender: 'mixed',
    ageGroup: 'U12',
    format: '7v7',
    color: '#1d4ed8',
    notes: words.teamNote,
  })
  const rosterRows = await addChildren(tx, stage)
  await addLeague(tx, stage, { ...(await addEvents(tx, stage, youthRhythm)), rhythm: youthRhythm })
  await addAnswers(tx, { stage, rosterRows, quiet: ofPeople(rosterRows, [cast.parent]) })
  await addMatchDays(tx, stage)
  await addAbsences(tx, stage, rosterRows)
  await cancelOnePractice(tx, stage)
  await addLifts(tx, stage)
  await addFees(tx, stage, rosterRows)
  await addMessages(tx, stage)
  return stage
}

export async function addWomenTeam(tx: Transaction, setting: DemoSetting): Promise<Stage> {
  const { words, cast } = setting
  const stage = await addTeam(tx, setting, {
    name: words.womenTeam,
    gender: 'women',
    ageGroup: 'senior',
    format: '11v11',
    color: '#b91c1c',
  })
  const rosterRows = await addWomen(tx, stage)
  await addEvents(tx, stage, womenRhythm)
  await addAnswers(tx, {
    stage,
    rosterRows,
    quiet: ofPeople(rosterRows, [cast.player, cast.parent]),
  })
  await addMatchDays(tx, stage)
  await addCashBox(tx, stage, { rosterRows, language: setting.input.language })
  return stage
}

type Look = Pick<TeamDraft, 'name' | 'gender' | 'ageGroup' | 'format' | 'color' | 'notes'>

async function addTeam(tx: Transaction, setting: DemoSetting, look: Look): Promise<Stage> {
  const { input, words, cast, clubId, now } = setting
  const isYouth = look.ageGroup === 'U12'
  const lead = isYouth ? cast.coach : cast.womenCoach
  const draft = { ...look, ...input, sport: 'football', teamType: 'club' as const, clubId }
  const teamId = await createClubTeam(tx, { accountId: lead.id, now }, draft)

  await addLastSeason(tx, teamId, { now, country: input.country })
  await saveDemoTeam(tx, teamId, {
    motto: words.motto,
    email: lead.email,
    address: words.ground.address,
    foundation_year: isYouth ? 2011 : 1998,
    settings_completed_at: now,
  })
  return { teamId, cast, words, now, isYouth, country: input.country }
}

function ofPeople(
  rosterRows: readonly DemoPlayer[],
  people: readonly Person[],
): ReadonlySet<string> {
  const accounts = new Set(people.map(({ id }) => id))
  return new Set(
    rosterRows.filter(({ answeredBy }) => accounts.has(answeredBy)).map(({ memberId }) => memberId),
  )
}
