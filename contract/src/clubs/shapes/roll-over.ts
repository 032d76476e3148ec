import { outcomes } from '@touchline/domain/clubs/roll-over/plan'
import { maxMoves, stayingReasons } from '@touchline/domain/clubs/roll-over/undo'
import { z } from 'zod'

import { day, id, instant } from '../../wire/values.ts'
import { clubKey } from '../shapes.ts'

/** Defaults to the usual cut-off day of the club's next season. */
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
  /** The proposed team; the current one for people who don't move. */
  toTeamId: id,
  outcome: z.enum(outcomes),
  /** Teams the person is in already, and cannot move to. */
  alsoIn: z.array(id),
})

export const rollOverMove = z.object({ memberId: id, fromTeamId: id, toTeamId: id })

export const newRollOver = clubKey.extend({
  cutOff: day,
  moves: z.array(rollOverMove).min(1).max(maxMoves),
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

/** A preview of the next roll-over. */
export const rollOverPlan = z.object({
  season: z.object({ name: z.string(), startsOn: day, endsOn: day }),
  cutOff: day,
  teams: z.array(rollTeam),
  people: z.array(rollPerson),
  /** Earlier ones, the latest first. */
  rollOvers: z.array(rollOver),
})

export const rollOverKey = clubKey.extend({ rollOverId: id })

/** People who stay in the new team, with the reason. */
export const rollOverUndoResult = z.object({
  backCount: z.int(),
  stayingCount: z.int(),
  /** The first of those who stay. */
  staying: z.array(
    z.object({ memberId: id, teamId: id, name: z.string(), why: z.enum(stayingReasons) }),
  ),
})

export type RollOverPlan = z.infer<typeof rollOverPlan>
export type RollOverPerson = z.infer<typeof rollPerson>
export type RollOverTeam = z.infer<typeof rollTeam>
export type RollOverMove = z.infer<typeof rollOverMove>
export type NewRollOver = z.infer<typeof newRollOver>
export type RollOver = z.infer<typeof rollOver>
export type RollOverUndoResult = z.infer<typeof rollOverUndoResult>
