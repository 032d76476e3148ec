import { exportType, type RosterExport } from '@touchline/contract/members/shapes/many'
import { rosterTable, type RosterTable } from '@touchline/domain/members/export/roster-table'
import { armoured, byteOrderMark, csvLines } from '@touchline/domain/values/csv'
import type { Language } from '@touchline/domain/values/language'
import { members as german } from '@touchline/text/members/de'
import { members as english } from '@touchline/text/members/en'
import { members as spanish } from '@touchline/text/members/es'
import { members as french } from '@touchline/text/members/fr'
import writeWorkbook from 'write-excel-file/node'

import type { Queryable } from '#server/platform/database/database.ts'

import { membersToExport, type MembersToExport } from '../queries/export.ts'
import { findFields } from '../queries/fields.ts'
import type { Viewer } from '../queries/roster.ts'

const texts: Readonly<Record<Language, typeof english>> = {
  en: english,
  fr: french,
  de: german,
  es: spanish,
}

export interface RosterFile {
  readonly fileName: string
  readonly contentType: string
  /** Made while it is read. */
  readonly bytes: ReadableStream<Uint8Array>
}

/** The roster as this person may see it, as a file for a program for tables. */
export async function exportRoster(
  db: Queryable,
  viewer: Viewer,
  { format, language, memberIds }: RosterExport,
): Promise<RosterFile> {
  const { file } = texts[language].table
  const { form, roles, guardianRole } = texts[language]
  const { mostParents, pages } = await membersToExport(db, viewer, memberIds)
  const fields = await findFields(db, viewer.actor.teamId)
  const table = rosterTable(
    { parents: mostParents, fields },
    {
      ...file,
      columns: form,
      genders: form.genders,
      sides: form.sides,
      roles,
      guardianRole,
    },
  )
  return {
    fileName: `${file.name}.${format}`,
    contentType: exportType[format],
    bytes: format === 'csv' ? csvStream(table, pages()) : await sheetStream(table, pages()),
  }
}

type Pages = ReturnType<MembersToExport['pages']>

function csvStream({ head, lineOf }: RosterTable, pages: Pages): ReadableStream<Uint8Array> {
  async function* parts() {
    yield Buffer.from(byteOrderMark + csvLines([head]))
    for await (const members of pages) yield Buffer.from(csvLines(members.map(lineOf)))
  }
  return ReadableStream.from(parts())
}

/** Every cell is text: nothing is calculated, and 00 stays 00. */
async function sheetStream(
  { head, lineOf }: RosterTable,
  pages: Pages,
): Promise<ReadableStream<Uint8Array>> {
  const asText = (value: string) => ({ value: armoured(value), type: String })
  const heading = head.map((value) => ({ ...asText(value), fontWeight: 'bold' as const }))
  const lines = []
  for await (const members of pages)
    for (const cells of members.map(lineOf))
      lines.push(cells.map((cell) => (cell === '' ? null : asText(cell))))
  const bytes = await writeWorkbook([heading, ...lines], { stickyRowsCount: 1 }).toBuffer()
  return ReadableStream.from([bytes])
}
