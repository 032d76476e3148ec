import {
  columnFields,
  isColumnField,
  type ColumnField,
} from '@touchline/domain/members/import/fields'
import { importedFields } from '@touchline/domain/members/import/plan'
import { errorKinds, noticeKinds } from '@touchline/domain/members/import/understood'
import { guardianRoles } from '@touchline/domain/members/roles'
import { z } from 'zod'

import { country, day, filledLine, id, instant } from '../../wire/values.ts'
import { genders, teamKey } from '../shapes.ts'

/** 5 MiB of file, as base64. */
const mostContent = Math.ceil((5 * 1024 * 1024) / 3) * 4

const sameness = z.enum(['same', 'different'])
const dateOrder = z.enum(['DMY', 'MDY'])

export const columnField = z
  .custom<ColumnField>((value) => typeof value === 'string' && isColumnField(value))
  .meta({ type: 'string', enum: [...columnFields] })

/** Answers to the questions of a preview, by kind; those about rows by the question's key. */
export const importAnswers = z.object({
  dateOrder: dateOrder.optional(),
  phoneCountry: country.or(z.literal('none')).optional(),
  teamSpelling: sameness.optional(),
  teams: z.array(z.string().max(300)).max(500).optional(),
  sameRows: z.record(z.string().max(40), sameness).optional(),
  samePersons: z.record(z.string().max(60), sameness).optional(),
})

/**
 * The list, sent whole each time: nothing of it is kept before it is confirmed. Either the bytes of a
 * file as base64, or pasted text.
 */
export const importSource = teamKey.extend({
  fileName: filledLine(200).default('roster.csv'),
  content: z.union([
    z.object({ base64: z.base64().max(mostContent) }),
    z.object({ text: z.string().max(5 * 1024 * 1024) }),
  ]),
  /** Meanings given to columns by hand, by the index of the column; `ignored` sets one aside. */
  columns: z
    .record(z.string().regex(/^\d{1,3}$/), columnField.or(z.literal('ignored')))
    .default({}),
  answers: importAnswers.default({}),
})

/** `fingerprint` is the preview's: when the roster has changed since, nothing is imported. */
export const importConfirmation = importSource.extend({ fingerprint: filledLine(100) })

const text = z.string()
const maybe = z.string().nullable()

export const importedMember = z.object({
  firstName: text,
  lastName: text,
  nickname: maybe,
  dateOfBirth: day.nullable(),
  gender: z.enum(genders).nullable(),
  email: maybe,
  phone: maybe,
  address: maybe,
  position: maybe,
  jerseyNumber: maybe,
  licenceNumber: maybe,
  role: text,
  isStaff: z.boolean(),
})

const stepKind = z.enum(['new', 'changed', 'same'])

/** A parent; without a name it will be called by the relation and the child's last name. */
export const importedGuardian = z.object({
  kind: stepKind,
  role: z.enum(guardianRoles),
  firstName: maybe,
  lastName: maybe,
  email: maybe,
  phone: maybe,
})

export const importRow = z.object({
  /** From 1 below the headings; `line` is the line of the file. */
  row: z.int(),
  line: z.int(),
  kind: stepKind,
  memberId: id.nullable(),
  member: importedMember,
  changes: z.array(z.object({ field: z.enum(importedFields), from: maybe, to: text })),
  guardians: z.array(importedGuardian),
})

const teamInFile = z.object({ name: text, rows: z.int() })

export const importQuestion = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('name_column') }),
  z.object({
    kind: z.literal('date_order'),
    column: text,
    samples: z.array(z.object({ written: text, dayFirst: day, monthFirst: day })),
  }),
  z.object({ kind: z.literal('phone_country'), choices: z.array(text), samples: z.array(text) }),
  z.object({ kind: z.literal('team_spelling'), spellings: z.array(teamInFile) }),
  z.object({ kind: z.literal('teams'), choices: z.array(teamInFile) }),
  z.object({
    kind: z.literal('same_row'),
    key: text,
    rows: z.tuple([z.int(), z.int()]),
    name: text,
  }),
  z.object({
    kind: z.literal('same_person'),
    key: text,
    row: z.int(),
    memberId: id,
    name: text,
    dateOfBirth: day.nullable(),
  }),
])

export const importProblem = z.object({
  /** An error was not taken over; a notice was, and is worth a look. */
  severity: z.enum(['error', 'notice']),
  kind: z.enum([...errorKinds, ...noticeKinds]),
  row: z.int(),
  line: z.int(),
  column: text,
  value: text,
  otherRows: z.array(z.int()),
})

export const importPreview = z.object({
  columns: z.array(
    z.object({
      index: z.int(),
      heading: text,
      field: columnField.nullable(),
      samples: z.array(text),
    }),
  ),
  headingLine: z.int().nullable(),
  counts: z.object({
    rows: z.int(),
    blankRows: z.int(),
    members: z.int(),
    staff: z.int(),
    guardians: z.int(),
    new: z.int(),
    changed: z.int(),
    same: z.int(),
  }),
  rows: z.array(importRow),
  problems: z.array(importProblem),
  /** The import can be confirmed once this is empty. */
  questions: z.array(importQuestion),
  assumptions: z.array(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('date_order'),
        order: dateOrder,
        because: z.enum(['answer', 'heading', 'dates', 'dots']),
      }),
      z.object({
        kind: z.literal('phone_country'),
        country: text,
        because: z.enum(['answer', 'numbers', 'team']),
      }),
    ]),
  ),
  fingerprint: text,
})

export const rosterImport = z.object({
  id,
  fileName: text,
  createdAt: instant,
  undoneAt: instant.nullable(),
  mayUndo: z.boolean(),
  membersAdded: z.int(),
  membersChanged: z.int(),
  guardiansAdded: z.int(),
})

export const rosterImports = z.object({ imports: z.array(rosterImport) })

export const importKey = teamKey.extend({ importId: id })

/** What an undo did: people who joined or were edited since the import stay as they are. */
export const undoneImport = z.object({
  membersRemoved: z.int(),
  membersRestored: z.int(),
  membersKept: z.int(),
})

export type ImportSource = z.infer<typeof importSource>
export type ImportConfirmation = z.infer<typeof importConfirmation>
export type ImportPreview = z.infer<typeof importPreview>
export type ImportRow = z.infer<typeof importRow>
export type ImportQuestion = z.infer<typeof importQuestion>
export type ImportProblem = z.infer<typeof importProblem>
export type ImportedGuardian = z.infer<typeof importedGuardian>
export type RosterImport = z.infer<typeof rosterImport>
export type UndoneImport = z.infer<typeof undoneImport>
