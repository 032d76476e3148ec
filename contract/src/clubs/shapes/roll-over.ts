import { outcomes } from '@touchline/domain/clubs/roll-over/plan'
import { maxMoves, stayingReasons } from '@touchline/domain/clubs/roll-over/undo'
import { z } from 'zod'

import { day, id, instant } from '../../wire/values.ts'
import { clubKey } from '../shapes.ts'

/** Without a cut-off day, the usual one for the next season of the club counts. */
export const rollOverQuery = clubKey.extend({ cutOff: day.optional() })

const rollTeam = z.object({
  id,
  name: z.string(),
  ageGroup: z.string().nullable(),
  memberCount: z.int(),
})

const rollPerson = z.object({
  memberId: id,
  firstName: z.string(),
  lastName: z.string(),
  isPlaceholder: z.boolean(),
  /** Only of people invited by address: they may have no other name yet. */
  email: z.string().nullable(),
  role: z.string(),
  /** In completed years when the season is sorted; null without a birth date. */
  age: z.int().nullable(),
  jerseyNumber: z.string().nullable(),
  fromTeamId: id,
  /** The team proposed: the current one for everyone who doesn't move. */
  toTeamId: id,
  outcome: z.enum(outcomes),
  /** Teams the person is in already, and cannot move to. */
  alsoIn: z.array(id),
})

export const rollMove = z.object({ memberId: id, fromTeamId: id, toTeamId: id })

export const newRollOver = clubKey.extend({
  cutOff: day,
  moves: z.array(rollMove).min(1).max(maxMoves),
})

export const rollOver = z.object({
  id,
  cutOff: day,
  movedCount: z.int(),
  madeAt: instant,
  undoableUntil: instant,
  undoneAt: instant.nullable(),
  mayUndo: z.boolean(),
})

/** What the next roll-over would do, without doing it. */
export const rollOverPlan = z.object({
  season: z.object({ name: z.string(), startsOn: day, endsOn: day }),
  cutOff: day,
  teams: z.array(rollTeam),
  people: z.array(rollPerson),
  /** Earlier ones, the latest first. */
  rollOvers: z.array(rollOver),
})

export const rollOverKey = clubKey.extend({ rollOverId: id })

/** The people who stay in the new team, and why. */
export const undoneRollOver = z.object({
  backCount: z.int(),
  stayingCount: z.int(),
  /** The first of those who stay. */
  staying: z.array(
    z.object({ memberId: id, teamId: id, name: z.string(), why: z.enum(stayingReasons) }),
  ),
})

export type RollOverPlan = z.infer<typeof rollOverPlan>
export type RollPerson = z.infer<typeof rollPerson>
export type RollTeam = z.infer<typeof rollTeam>
export type RollMove = z.infer<typeof rollMove>
export type NewRollOver = z.infer<typeof newRollOver>
export type RollOver = z.infer<typeof rollOver>
export type UndoneRollOver = z.infer<typeof undoneRollOver>
