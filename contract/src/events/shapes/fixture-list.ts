import { maxFixtureBytes } from '@touchline/domain/events/fixture-list/plan-fixtures'
import { unreadReasons } from '@touchline/domain/events/fixture-list/read-fixtures'
import { z } from 'zod'

import { clubKey } from '../../clubs/shapes.ts'
import { requiredLine, id, instant, line } from '../../wire/values.ts'

const source = z.union([
  z.object({ address: line(2000).min(1, 'calendar_address_required') }),
  z.object({
    fileName: requiredLine(200),
    base64: z.base64().max(Math.ceil(maxFixtureBytes / 3) * 4, 'too_large'),
  }),
])

/** A list with matches of all teams: previewed first, then imported as shown. */
export const fixtureListImport = clubKey.extend({
  source,
  /** The team for each name; null for none of the club's. Remembered for the next list. */
  names: z
    .array(z.object({ key: requiredLine(500), teamId: id.nullable() }))
    .max(300)
    .default([]),
  /** From the preview; without it nothing is imported. */
  fingerprint: requiredLine(100).optional(),
})

export type FixtureListImport = z.output<typeof fixtureListImport>

const matchLine = z.object({ line: z.int(), text: z.string() })

/** The effect of an import, with what can't be imported. */
export const fixtureListPreview = z.object({
  fingerprint: z.string(),
  created: z.int(),
  changed: z.int(),
  cancelled: z.int(),
  unchanged: z.int(),
  /** Deleted here by hand, and not imported again. */
  removed: z.int(),
  /** Unknown names; nothing is imported until they are assigned. */
  questions: z.array(
    z.object({ key: z.string(), name: z.string(), group: z.string(), count: z.int() }),
  ),
  teams: z.array(z.object({ teamId: id, count: z.int() })),
  unread: z.array(matchLine.extend({ why: z.enum(unreadReasons) })),
  /** Matches without a team of the club. */
  foreign: z.array(matchLine),
})

export type FixtureListPreview = z.infer<typeof fixtureListPreview>

export const fixtureImport = z.object({
  id,
  fileName: z.string(),
  created: z.int(),
  changed: z.int(),
  createdAt: instant,
  undoneAt: instant.nullable(),
  mayUndo: z.boolean(),
})

export type FixtureImport = z.infer<typeof fixtureImport>

export const fixtureImports = z.object({ imports: z.array(fixtureImport) })

/** Null in a preview. */
export const fixtureListResult = z.object({
  preview: fixtureListPreview,
  imported: fixtureImport.nullable(),
})

export type FixtureListResult = z.infer<typeof fixtureListResult>

export const fixtureImportKey = clubKey.extend({ fixtureImportId: id })

export const fixtureImportUndoResult = z.object({
  removed: z.int(),
  movedBack: z.int(),
  /** Events with answers or newer changes stay. */
  kept: z.int(),
})

export type FixtureImportUndoResult = z.infer<typeof fixtureImportUndoResult>
