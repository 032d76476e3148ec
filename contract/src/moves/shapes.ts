import { eventTypes } from '@touchline/domain/events/event-types'
import { moveProblems } from '@touchline/domain/moves/parts'
import { fileKinds, moveLimits } from '@touchline/domain/moves/sources'
import { z } from 'zod'

import {
  clubImportConfirmation,
  clubImportPreview,
  clubImportSource,
} from '../clubs/shapes/import.ts'
import { importPreview } from '../members/shapes/import-preview.ts'
import { importConfirmation, importSource } from '../members/shapes/import.ts'
import { cappedRecord } from '../wire/caps.ts'
import { day, requiredLine, id, instant } from '../wire/values.ts'

const text = z.string()

/** All files together, as base64. */
const maxContent = Math.ceil(moveLimits.bytes / 3) * 4

/**
 * All files of a move: `base64` has their bytes one after the other. Kept for a day; later previews
 * name them by the session.
 */
const content = z.union([
  z.object({
    files: z
      .array(
        z.object({
          name: requiredLine(200),
          bytes: z.int().min(0).max(moveLimits.bytes),
        }),
      )
      .max(moveLimits.files),
    base64: z.base64().max(maxContent),
    /** The address of a calendar, which is read once. */
    calendar: z.string().max(2000).optional(),
  }),
  z.object({ importSessionId: id }),
])

const choices = {
  /** Team names chosen by a person, keyed by the number of the file's part. */
  teams: cappedRecord(z.string().regex(/^\d{1,3}$/), z.string().max(100), 200).default({}),
  /** Who is meant by a name that several people have: an id of the question's choices, or `left_out`. */
  persons: cappedRecord(z.string().max(250), z.string().max(60), 500).default({}),
}

export const clubMoveSource = clubImportSource
  .omit({ content: true, fileName: true })
  .extend({ content, ...choices })

export const clubMoveConfirmation = clubImportConfirmation.extend(choices)

export const teamMoveSource = importSource
  .omit({ content: true, fileName: true })
  .extend({ content, ...choices })

export const teamMoveConfirmation = importConfirmation.extend(choices)

/** One sheet of one file. */
const movePart = z.object({
  part: z.int(),
  file: text,
  /** The sheet's name in a workbook of several. */
  sheet: text,
  kind: z.enum(fileKinds),
  rows: z.int(),
  events: z.int(),
  people: z.int(),
  /** The team it goes to, as the file has it; empty if it names none. */
  team: text,
  /** Its events go to no team yet. */
  needsTeam: z.boolean(),
  /** Players with figures that have no match. */
  totals: z.int(),
  /** Headings of columns that aren't used. */
  ignored: z.array(text),
  /** Headings of figures that Touchline has no place for. */
  noPlace: z.array(text),
})

const movedEvent = z.object({
  /** The team has it already; it only gets missing answers and marks. */
  isKnown: z.boolean(),
  /** The team's match keeps its own result and scorers. */
  keepsOwn: z.boolean(),
  startsAt: instant,
  isAllDay: z.boolean(),
  isPast: z.boolean(),
  isCancelled: z.boolean(),
  title: text,
  type: z.enum(eventTypes),
  location: text.nullable(),
  going: z.int(),
  maybe: z.int(),
  notGoing: z.int(),
  present: z.int(),
  late: z.int(),
  absent: z.int(),
  injured: z.int(),
  /** The final score of a past match. */
  score: z.object({ home: z.int(), away: z.int() }).nullable(),
  /** Goals of named players. */
  goals: z.int(),
  assists: z.int(),
  cards: z.int(),
})

const count = z.int()

/** Figures that no match of the team holds; they count in the statistics of all seasons. */
const earlier = z.object({
  people: count,
  /** People who have some already and keep them. */
  kept: count,
  games: count,
  starts: count,
  minutes: count,
  goals: count,
  points: count,
  assists: count,
  yellowCards: count,
  redCards: count,
})

const history = z.object({
  /** Null for a new team. */
  teamId: id.nullable(),
  name: text,
  timeZone: text,
  events: z.array(movedEvent),
  earlier,
})

const personQuestion = z.object({
  key: text,
  name: text,
  teamName: text,
  choices: z.array(z.object({ choice: text, name: text, dateOfBirth: day.nullable() })),
})

const unreadLine = z.object({
  file: text,
  /** The row a spreadsheet shows; 0 if unknown. */
  line: z.int(),
  column: text,
  value: text,
  why: z.enum(moveProblems),
})

const findings = {
  parts: z.array(movePart),
  histories: z.array(history),
  personQuestions: z.array(personQuestion),
  /** The first of what isn't understood; `unreadCount` counts all. */
  unread: z.array(unreadLine),
  unreadCount: z.int(),
}

export const clubMovePreview = clubImportPreview.extend(findings)

export const teamMovePreview = importPreview.extend(findings)

export type ClubMoveSource = z.infer<typeof clubMoveSource>
export type ClubMoveConfirmation = z.infer<typeof clubMoveConfirmation>
export type ClubMovePreview = z.infer<typeof clubMovePreview>
export type TeamMoveSource = z.infer<typeof teamMoveSource>
export type TeamMoveConfirmation = z.infer<typeof teamMoveConfirmation>
export type TeamMovePreview = z.infer<typeof teamMovePreview>
export type MovePart = z.infer<typeof movePart>
export type MoveHistory = z.infer<typeof history>
export type MoveFindings = Pick<
  ClubMovePreview,
  'parts' | 'histories' | 'personQuestions' | 'unread' | 'unreadCount'
>
export type MoveContent = z.infer<typeof content>
