import { type ExportFormat, exportFormats } from '@touchline/domain/members/export/formats'
import { maxMembersPerPage } from '@touchline/domain/members/roster-page'
import { languages } from '@touchline/domain/values/language'
import { z } from 'zod'

import { requiredLine, id } from '../../wire/values.ts'
import { teamKey } from '../shapes.ts'

/** Actions on several selected members. */
export const bulkAction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('role'), role: requiredLine(60) }),
  z.object({ kind: z.literal('archive') }),
  z.object({ kind: z.literal('bring_back') }),
])

export const bulkChange = teamKey.extend({
  memberIds: z.array(id).min(1).max(maxMembersPerPage),
  act: bulkAction,
})

/** Why an action skipped a member. */
const bulkRefusals = ['last_admin', 'not_found', 'not_allowed'] as const

/** Members the action applied to, and those it skipped with the reason. */
export const bulkResult = z.object({
  done: z.array(id),
  refused: z.array(z.object({ memberId: id, code: z.enum(bulkRefusals) })),
})

export const exportType = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<ExportFormat, string>

/** Without `memberIds`, exports everyone who isn't archived. */
export const rosterExport = teamKey.extend({
  format: z.enum(exportFormats),
  /** Language of the headings and roles. */
  language: z.enum(languages),
  memberIds: z.array(id).min(1).max(5000).optional(),
})

/**
 * A streamed table file with everything the caller may see; it can be imported again. Browsers
 * receive it as a Blob.
 */
export const rosterFile = z.custom<ReadableStream<Uint8Array> | Blob>(
  (value) => value instanceof ReadableStream || value instanceof Blob,
)

export type BulkAction = z.infer<typeof bulkAction>
export type BulkResult = z.infer<typeof bulkResult>
export type BulkRefusal = (typeof bulkRefusals)[number]
export type RosterExport = z.infer<typeof rosterExport>
