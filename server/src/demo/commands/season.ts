import type { EventDraft } from '@touchline/contract/events/shapes/draft'
import { demoOpponents } from '@touchline/domain/demo/people'
import {
  fixedRandom,
  demoAnswer,
  demoMark,
  type DemoSeason,
  demoSeason,
  type DemoAnswerKey,
} from '@touchline/domain/demo/season'
import { addDays, type Weekday } from '@touchline/domain/events/days'
import type { EventType } from '@touchline/domain/events/event-types'
import type { Actor } from '@touchline/domain/teams/actor'

import { createEvents } from '#server/events/commands/create.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { addTask } from '#server/teams/queries/tasks.ts'
import { addOpponent, addVenue } from '#server/teams/queries/venues.ts'

import {
  countAnswers,
  demoEvents,
  markAnswersCurrent,
  insertRows,
  type DemoEvent,
} from '../queries.ts'
import type { DemoPlayer, Stage } from './roster.ts'
import type { Words } from './words.ts'

/** When a team meets. */
export interface PracticeSchedule {
  readonly practices: readonly Weekday[]
  readonly from: string
  readonly to: string
  /** 5 is Saturday. */
  readonly matchDay: number
  readonly kickOff: string
  readonly final: string
  /** The matches in the middle of the season belong to a league. */
  readonly hasLeague: boolean
}

/** A team's places and opponents. */
export interface SeasonSetting {
  readonly groundId: string
  readonly opponents: readonly Opponent[]
}

/** Tasks shared among parents and players. */
const demoTasks = ['balls', 'jerseys', 'car'] as const

/** Weeks of practices and matches, before and after today. */
export async function addEvents(
  tx: Transaction,
  stage: Stage,
  rhythm: PracticeSchedule,
): Promise<SeasonSetting> {
  const { teamId, words, now } = stage
  const season = demoSeason(now.toISOString().slice(0, 10), rhythm.matchDay)
  const ground = await addVenue(tx, teamId, words.ground)
  const hall = await addVenue(tx, teamId, words.hall)
  const asking = { actor: actorOf(stage), now }

  await createEvents(tx, asking, {
    ...plainEvent,
    type: 'practice',
    title: words.practice,
    details: words.details,
    date: season.from,
    startTime: rhythm.from,
    endTime: rhythm.to,
    venueId: hall.id,
    repeat: {
      every: 'week',
      interval: 1,
      weekdays: [...rhythm.practices],
      monthlyBy: 'date',
      times: [],
      except: [],
      ends: { kind: 'until', day: season.until },
    },
  })
  for (const name of demoTasks)
    await addTask(tx, teamId, { name, description: null, assigneeId: null })
  const opponents: Opponent[] = []
  for (const name of demoOpponents) opponents.push(await addOpponent(tx, teamId, { name }))
  for (const [number, date] of season.matchDays.entries()) {
    const opponent = opponents[number % opponents.length]
    if (opponent === undefined || (rhythm.hasLeague && season.leagueDays.includes(date))) continue
    const sides = number % 2 === 0 ? homeMatch(words, ground.id) : awayMatch(words, opponent)
    await createEvents(tx, asking, {
      ...plainEvent,
      ...sides,
      type: typeOf(number, rhythm),
      title: words.against(opponent.name),
      date,
      startTime: rhythm.kickOff,
      endTime: rhythm.final,
      opponentId: opponent.id,
    })
  }
  if (rhythm.hasLeague) await addTournament(tx, stage, season)
  return { groundId: ground.id, opponents }
}

/** On the weekend between the two coming rounds of the league. */
async function addTournament(tx: Transaction, stage: Stage, season: DemoSeason): Promise<void> {
  const [last = season.until] = season.leagueDays.slice(-1)
  const { tournament, meetingPlace, homeKit } = stage.words
  await createEvents(
    tx,
    { actor: actorOf(stage), now: stage.now },
    {
      ...plainEvent,
      type: 'tournament',
      title: tournament.title,
      date: addDays(last, -7),
      startTime: '09:00',
      endTime: '16:00',
      location: tournament.place,
      meetingTime: '08:15',
      meetingPlace,
      kit: homeKit,
    },
  )
}

/** In a league, its matches are games and earlier ones friendlies. */
function typeOf(number: number, { hasLeague }: PracticeSchedule): EventType {
  if (number % 4 === 3) return 'cup-game'
  return hasLeague || number % 4 === 1 ? 'exhibition-game' : 'league-game'
}

interface Opponent {
  readonly id: string
  readonly name: string
}

function homeMatch(words: Words, venueId: string) {
  return { homeAway: 'home', kit: words.homeKit, venueId } as const
}

function awayMatch(words: Words, { name }: Opponent) {
  const { awayKit: kit, meetingPlace } = words
  return { homeAway: 'away', kit, location: name, meetingPlace } as const
}

/** Everyone's answers and attendance. Quiet people have yet to answer coming events. */
export async function addAnswers(
  tx: Transaction,
  {
    stage,
    rosterRows,
    quiet,
  }: { stage: Stage; rosterRows: readonly DemoPlayer[]; quiet: ReadonlySet<string> },
): Promise<void> {
  const { teamId, now } = stage
  const events = await demoEvents(tx, teamId)
  const places = events.flatMap((event, number) =>
    rosterRows.map((player, person) => ({ event, player, at: { person, event: number } })),
  )
  const allAnswers = places.flatMap(({ event, player, at }) => {
    const daysAhead = daysUntil(event, now)
    const isQuiet = daysAhead >= 0 && quiet.has(player.memberId)
    const answer = isQuiet ? undefined : answerAt(at, daysAhead)
    if (answer === undefined) return []
    return {
      team_id: teamId,
      event_id: event.id,
      member_id: player.memberId,
      answer,
      comment: commentOn(stage, answer, at),
      answered_by: player.answeredBy,
      answered_at: answeredAt(event, now, fixedRandom(at, 5)),
    }
  })
  await insertRows(tx, 'answers', allAnswers)
  await insertRows(tx, 'answer_history', allAnswers)
  await countAnswers(tx, teamId)
  await markAnswersCurrent(tx, teamId)

  const answers = new Map(allAnswers.map((one) => [one.event_id + one.member_id, one.answer]))
  await insertRows(
    tx,
    'attendance_marks',
    places
      .filter(({ event }) => daysUntil(event, now) < 0)
      .map(({ event, player, at }) => ({
        team_id: teamId,
        event_id: event.id,
        member_id: player.memberId,
        mark: demoMark(at, answers.get(event.id + player.memberId)),
        marked_by: actorOf(stage).accountId,
        marked_at: new Date(event.startsAt.getTime() + 2 * hour),
      })),
  )
}

/** The coach, first in the list, misses nothing until two weeks ahead. */
function answerAt(at: DemoAnswerKey, daysAhead: number) {
  return at.person === 0 && daysAhead < 14 ? 'going' : demoAnswer(at, daysAhead)
}

function commentOn({ words }: Stage, answer: string, at: DemoAnswerKey) {
  const luck = fixedRandom(at, 4)
  if (answer === 'maybe') return luck < 0.4 ? words.undecided : null
  if (answer !== 'not_going' || luck > 0.6) return null
  return words.reasons[Math.floor(luck * 1000) % words.reasons.length] ?? null
}

const hour = 3_600_000

/** Some days before the event, and never in the future. */
function answeredAt({ startsAt }: DemoEvent, now: Date, luck: number): Date {
  const wanted = startsAt.getTime() - (4 + luck * 90) * hour
  return new Date(Math.min(wanted, now.getTime() - luck * 30 * hour))
}

function daysUntil({ startsAt }: DemoEvent, now: Date): number {
  return (startsAt.getTime() - now.getTime()) / (24 * hour)
}

/** The team's admin as an actor. */
export function actorOf({ teamId, cast, isYouth }: Stage): Actor {
  const { id: accountId } = isYouth ? cast.coach : cast.womenCoach
  return {
    accountId,
    teamId,
    clubId: undefined,
    memberId: undefined,
    isAdmin: true,
    isCoach: true,
    childIds: [],
  }
}

/** Defaults for events. */
export const plainEvent = {
  endDate: null,
  isAllDay: false,
  details: null,
  venueId: null,
  location: null,
  meetingTime: null,
  meetingPlace: null,
  opponentId: null,
  opponent: null,
  homeAway: null,
  kit: null,
  places: null,
  minimum: null,
  deadline: null,
  reminders: null,
  attachments: [],
  audience: { kind: 'everyone' },
  repeat: null,
} as const satisfies Partial<EventDraft>
