import { genders } from '@touchline/domain/members/genders'
import { type CustomColumn, isCustomColumn } from '@touchline/domain/members/import/fields'
import { errorKinds, noticeKinds } from '@touchline/domain/members/import/interpreted-rows'
import { nameOrderReasons } from '@touchline/domain/members/import/name-order'
import { importedFields } from '@touchline/domain/members/import/plan'
import { guardianRoles } from '@touchline/domain/members/roles'
import { sides } from '@touchline/domain/members/sides'
import { z } from 'zod'

import { day, id } from '../../wire/values.ts'
import { columnField, dateOrder, nameOrder } from './import.ts'

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
  dominantSide: z.enum(sides).nullable(),
  shirtSize: maybe,
  shortsSize: maybe,
  shoeSize: maybe,
  custom: z.record(id, text),
  role: text,
  isStaff: z.boolean(),
})

const importedField = z
  .enum(importedFields)
  .or(
    z
      .custom<CustomColumn>((value) => typeof value === 'string' && isCustomColumn(value))
      .meta({ type: 'string', pattern: '^custom:' }),
  )

const stepKind = z.enum(['new', 'changed', 'same'])

/** A parent in a list. Without a name, the parent gets the child's last name. */
export const importedGuardian = z.object({
  kind: stepKind,
  role: z.enum(guardianRoles),
  firstName: maybe,
  lastName: maybe,
  email: maybe,
  phone: maybe,
})

export const importRow = z.object({
  /** `row` counts from 1 below the headings; `line` is the row number a spreadsheet shows. */
  row: z.int(),
  line: z.int(),
  kind: stepKind,
  memberId: id.nullable(),
  member: importedMember,
  changes: z.array(z.object({ field: importedField, from: maybe, to: text })),
  guardians: z.array(importedGuardian),
})

/** A sheet of a workbook, or a team named in the list. */
const partOfFile = z.object({ name: text, rows: z.int() })

export const importQuestion = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sheet'), choices: z.array(partOfFile) }),
  z.object({ kind: z.literal('name_column') }),
  z.object({
    kind: z.literal('date_order'),
    column: text,
    samples: z.array(z.object({ written: text, dayFirst: day, monthFirst: day })),
  }),
  z.object({ kind: z.literal('phone_country'), choices: z.array(text), samples: z.array(text) }),
  z.object({ kind: z.literal('team_spelling'), spellings: z.array(partOfFile) }),
  z.object({ kind: z.literal('teams'), choices: z.array(partOfFile) }),
  z.object({ kind: z.literal('leavers'), count: z.int(), names: z.array(text) }),
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
  /** `error`: the value was left out. `notice`: it was imported but should be checked. */
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
  /** The import can only be confirmed when no question is left. */
  questions: z.array(importQuestion),
  assumptions: z.array(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('date_order'),
        order: dateOrder,
        because: z.enum(['answer', 'heading', 'dates', 'dots']),
      }),
      z.object({
        kind: z.literal('name_order'),
        order: nameOrder,
        because: z.enum(nameOrderReasons),
        /** A name from the list, to show what the order means. */
        sample: text,
      }),
      z.object({
        kind: z.literal('phone_country'),
        country: text,
        because: z.enum(['answer', 'numbers', 'team']),
      }),
    ]),
  ),
  fingerprint: text,
  /** Identifies the uploaded list in later previews and in the confirmation. */
  importSessionId: id,
})

export type ImportPreview = z.infer<typeof importPreview>
export type ImportRow = z.infer<typeof importRow>
export type ImportQuestion = z.infer<typeof importQuestion>
export type ImportProblem = z.infer<typeof importProblem>
export type ImportedGuardian = z.infer<typeof importedGuardian>
