import type { RosterExport, RosterFile } from '@touchline/contract/members/shapes/many'
import { rosterTable, type RosterTable } from '@touchline/domain/members/export/roster-table'
import { armoured, csvOf } from '@touchline/domain/values/csv'
import type { Language } from '@touchline/domain/values/language'
import { members as german } from '@touchline/text/members/de'
import { members as english } from '@touchline/text/members/en'
import { members as spanish } from '@touchline/text/members/es'
import { members as french } from '@touchline/text/members/fr'
import writeWorkbook from 'write-excel-file/node'

import type { Queryable } from '#server/platform/database/database.ts'

import { findExportedMembers } from '../queries/export.ts'
import type { Viewer } from '../queries/roster.ts'

const texts: Readonly<Record<Language, typeof english>> = {
  en: english,
  fr: french,
  de: german,
  es: spanish,
}

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** The roster as this person may see it, as a file for a program for tables. */
export async function exportRoster(
  db: Queryable,
  viewer: Viewer,
  { format, language, memberIds }: RosterExport,
): Promise<RosterFile> {
  const { file } = texts[language].table
  const { form, roles, guardianRole } = texts[language]
  const table = rosterTable(await findExportedMembers(db, viewer, memberIds), {
    ...file,
    columns: form,
    genders: form.genders,
    roles,
    guardianRole,
  })
  const bytes = format === 'csv' ? Buffer.from(csvOf(table.head, table.rows)) : await sheetOf(table)
  return {
    fileName: `${file.name}.${format}`,
    contentType: types[format],
    base64: bytes.toString('base64'),
  }
}

/** Every cell is text: nothing is calculated, and 00 stays 00. */
function sheetOf({ head, rows }: RosterTable): Promise<Buffer> {
  const asText = (value: string) => ({ value: armoured(value), type: String })
  const heading = head.map((value) => ({ ...asText(value), fontWeight: 'bold' as const }))
  const lines = rows.map((cells) => cells.map((cell) => (cell === '' ? null : asText(cell))))
  return writeWorkbook([heading, ...lines], { stickyRowsCount: 1 }).toBuffer()
}
