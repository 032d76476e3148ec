import { exportType, type RosterExport } from '@touchline/contract/members/shapes/many'
import { rosterTable, type RosterTable } from '@touchline/domain/members/export/roster-table'
import type { Language } from '@touchline/domain/values/language'
import { members as german } from '@touchline/text/members/de'
import { members as english } from '@touchline/text/members/en'
import { members as spanish } from '@touchline/text/members/es'
import { members as french } from '@touchline/text/members/fr'

import type { Queryable } from '#server/platform/database/database.ts'

import { membersToExport, type MembersToExport } from '../queries/export.ts'
import { findFields } from '../queries/fields.ts'
import type { Viewer } from '../queries/roster-rows.ts'
import { tableBytes } from './table-bytes.ts'

const texts: Readonly<Record<Language, typeof english>> = {
  en: english,
  fr: french,
  de: german,
  es: spanish,
}

export interface RosterFile {
  readonly fileName: string
  readonly contentType: string
  /** Streamed while the roster is read. */
  readonly bytes: ReadableStream<Uint8Array>
}

/** The roster, limited to what the viewer may see, as CSV or XLSX. */
export async function exportRoster(
  db: Queryable,
  viewer: Viewer,
  { format, language, memberIds }: RosterExport,
): Promise<RosterFile> {
  const { file } = texts[language].table
  const { form, roles, guardianRole } = texts[language]
  const { maxParents, pages } = await membersToExport(db, viewer, memberIds)
  const fields = await findFields(db, viewer.actor.teamId)
  const table = rosterTable(
    { parents: maxParents, fields },
    {
      ...file,
      columns: { ...form, isAdmin: texts[language].isAdmin },
      genders: form.genders,
      sides: form.sides,
      roles,
      guardianRole,
    },
  )
  return {
    fileName: `${file.name}.${format}`,
    contentType: exportType[format],
    bytes: await tableBytes(format, { head: table.head, pages: linesOf(pages(), table) }),
  }
}

async function* linesOf(
  pages: ReturnType<MembersToExport['pages']>,
  { lineOf }: RosterTable,
): AsyncGenerator<string[][]> {
  for await (const members of pages) yield members.map((member) => [...lineOf(member)])
}
