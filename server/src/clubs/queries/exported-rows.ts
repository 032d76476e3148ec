import {
  formatCustomCell,
  translateStored,
  type ExportedMember,
  type ExportWords,
} from '@touchline/domain/members/export/roster-table'

import type { ShowPicture } from '#server/files/queries/addresses.ts'
import { membersToExport } from '#server/members/queries/export.ts'
import { findFields } from '#server/members/queries/fields.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import { findActorsOfClub } from '#server/teams/queries/actor.ts'

import type { ClubReader } from './members.ts'
import { findTeamsOfClub } from './teams.ts'

export interface PictureAccess {
  readonly show: ShowPicture
}

interface ExportedRow {
  readonly teamName: string
  readonly member: ExportedMember
  /** Non-empty own fields, by name. */
  readonly own: ReadonlyMap<string, string>
}

/** By roster row id. */
export type ExportedRows = ReadonlyMap<string, ExportedRow>

/** The rosters of all teams of a club, as their exports show them to this person. */
export async function findExportedRows(
  db: Queryable,
  { show, ...reader }: ClubReader & PictureAccess,
  words: ExportWords,
): Promise<ExportedRows> {
  const names = new Map(
    (await findTeamsOfClub(db, reader.clubId)).map(({ id, name }) => [id, name]),
  )
  const rows = new Map<string, ExportedRow>()
  for (const actor of await findActorsOfClub(db, reader)) {
    const fields = await findFields(db, actor.teamId)
    const { pages } = await membersToExport(db, { actor, show, now: reader.now }, undefined)
    const teamName = names.get(actor.teamId) ?? ''
    for await (const members of pages())
      for (const member of members) {
        const own = fields.flatMap((field) => {
          const said = formatCustomCell(field, member.custom[field.id], words)
          return said === '' ? [] : [[field.name, said] as const]
        })
        const inWords = { ...member, role: translateStored(words.roles, member.role) }
        rows.set(member.id, { teamName, member: inWords, own: new Map(own) })
      }
  }
  return rows
}
