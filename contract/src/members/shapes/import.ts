import {
  columnFields,
  isColumnField,
  type ColumnField,
} from '@touchline/domain/members/import/fields'
import { leaverAnswers } from '@touchline/domain/members/import/leavers'
import { undoKeptReasons } from '@touchline/domain/members/import/undo'
import { nameOrders } from '@touchline/domain/members/names'
import { z } from 'zod'

import { cappedRecord } from '../../wire/caps.ts'
import { country, email, requiredLine, id, instant, line, phone } from '../../wire/values.ts'
import { teamKey } from '../shapes.ts'

/** Limits the answers to questions about rows. */
const maxRows = 5000
/** Limits the rows corrected in the preview. */
const maxCorrected = 500
/** Limits the columns that can be reassigned. */
const maxColumns = 1000

/** 5 MiB of file, as base64. */
const maxContent = Math.ceil((5 * 1024 * 1024) / 3) * 4

const sameness = z.enum(['same', 'different'])
export const dateOrder = z.enum(['DMY', 'MDY'])
export const nameOrder = z.enum(nameOrders)

export const columnField = z
  .custom<ColumnField>((value) => typeof value === 'string' && isColumnField(value))
  .meta({ type: 'string', enum: [...columnFields] })

/** Corrections made to one row in the preview. */
const correctedRow = z.object({
  firstName: requiredLine(100),
  lastName: line(100),
  email: email.nullable(),
  phone: phone.nullable(),
})

/** Answers to the questions of a preview. Answers about rows are keyed by the question's key. */
export const importAnswers = z.object({
  sheet: z.string().max(100).optional(),
  dateOrder: dateOrder.optional(),
  nameOrder: nameOrder.optional(),
  phoneCountry: country.or(z.literal('none')).optional(),
  teamSpelling: sameness.optional(),
  teams: z.array(z.string().max(300)).max(500).optional(),
  /** What happens to members missing from the list. */
  leavers: z.enum(leaverAnswers).optional(),
  sameRows: cappedRecord(z.string().max(40), sameness, maxRows).optional(),
  samePersons: cappedRecord(z.string().max(60), sameness, maxRows).optional(),
  /** Keyed by row number. */
  corrected: cappedRecord(z.string().regex(/^\d{1,6}$/), correctedRow, maxCorrected).optional(),
})

/** How to read a list. */
const importChoices = teamKey.extend({
  /** Meanings chosen by hand, keyed by column index; `ignored` skips the column. */
  columns: cappedRecord(
    z.string().regex(/^\d{1,3}$/),
    columnField.or(z.literal('ignored')),
    maxColumns,
  ).default({}),
  answers: importAnswers.default({}),
})

/**
 * A new list (base64 bytes of a file, or pasted text), which is kept for a day, or the id of a kept
 * list with new choices.
 */
export const importSource = importChoices.extend({
  fileName: requiredLine(200).default('roster.csv'),
  content: z.union([
    z.object({ base64: z.base64().max(maxContent) }),
    z.object({ text: z.string().max(5 * 1024 * 1024) }),
    z.object({ importSessionId: id }),
  ]),
})

/** `fingerprint` comes from the preview; if the roster has changed since, nothing is imported. */
export const importConfirmation = importChoices.extend({
  importSessionId: id,
  fingerprint: requiredLine(100),
})

export const importSessionKey = teamKey.extend({ importSessionId: id })

const importProgress = z.object({ done: z.int(), total: z.int() })

/** Null unless the import is running. */
export const importStatus = z.object({ progress: importProgress.nullable() })

export const rosterImport = z.object({
  id,
  fileName: z.string(),
  createdAt: instant,
  undoneAt: instant.nullable(),
  mayUndo: z.boolean(),
  membersAdded: z.int(),
  membersChanged: z.int(),
  guardiansAdded: z.int(),
  /** Events of a move from another product; 0 for a list of people. */
  eventsAdded: z.int(),
})

export const rosterImports = z.object({ imports: z.array(rosterImport) })

export const importKey = teamKey.extend({ importId: id })

/** The result of undoing an import. Members changed since then stay. */
export const importUndo = z.object({
  membersRemoved: z.int(),
  membersRestored: z.int(),
  membersKept: z.int(),
  /** The first of the members that stayed, with the reason. */
  kept: z.array(z.object({ memberId: id, name: z.string(), why: z.enum(undoKeptReasons) })),
  eventsRemoved: z.int(),
  /** Titles of events that stay because they were changed or used since. */
  eventsKept: z.array(z.string()),
})

export type ImportSource = z.infer<typeof importSource>
export type ImportConfirmation = z.infer<typeof importConfirmation>
export type ImportProgress = z.infer<typeof importProgress>
export type RosterImport = z.infer<typeof rosterImport>
export type ImportUndoResult = z.infer<typeof importUndo>
