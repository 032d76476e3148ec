import type { ClubExport } from '@touchline/contract/clubs/shapes/export'
import type { ClubPerson } from '@touchline/contract/clubs/shapes/members'
import { exportType } from '@touchline/contract/members/shapes/many'
import {
  clubTable,
  mergeMemberRows,
  type ExportedPerson,
} from '@touchline/domain/clubs/memberships/export-table'
import type { ExportedMember } from '@touchline/domain/members/export/roster-table'

import type { RosterFile } from '#server/members/commands/export-roster.ts'
import { tableBytes } from '#server/members/commands/table-bytes.ts'
import type { Queryable } from '#server/platform/database/database.ts'

import {
  findExportedRows,
  type ExportedRows,
  type PictureAccess,
} from '../queries/exported-rows.ts'
import type { ClubReader } from '../queries/members.ts'
import { findAllPeople, findClubPeopleById } from '../queries/members.ts'
import { clubTableWords } from './club-table-words.ts'

/** The members of a club as a file, each once, limited to what the reader may see. */
export async function exportClubMembers(
  db: Queryable,
  reader: ClubReader & PictureAccess,
  { format, language, personIds }: Omit<ClubExport, 'clubId'>,
): Promise<RosterFile> {
  const words = clubTableWords[language]
  const rows = await findExportedRows(db, reader, words)
  const found = await (personIds === undefined
    ? findAllPeople(db, reader)
    : findClubPeopleById(db, reader, personIds))
  const people = found.map((person) => exported(person, rows))
  const parents = Math.max(0, ...people.map(({ member }) => member.guardians.length))
  const own = [...new Set(people.flatMap((person) => [...person.own.keys()]))]
  const table = clubTable({ parents, own }, words)
  return {
    fileName: `${words.fileName}.${format}`,
    contentType: exportType[format],
    bytes: await tableBytes(format, { head: table.head, pages: pagesOf(people, table.lineOf) }),
  }
}

function exported(person: ClubPerson, rows: ExportedRows): ExportedPerson {
  const here = person.places.flatMap(({ memberId, isArchived }) =>
    isArchived ? [] : (rows.get(memberId) ?? []),
  )
  const { firstName, lastName, membership } = person
  const members = here.map(({ member }) => member)
  return {
    member: mergeMemberRows([...members, ...(members.length === 0 ? [alone(person)] : [])], {
      firstName,
      lastName,
    }),
    teams: here.map(({ teamName }) => teamName),
    number: membership?.number ?? null,
    kind: membership?.kind ?? null,
    enteredOn: membership?.enteredOn ?? null,
    pictures: person.pictures,
    own: new Map(here.flatMap(({ own }) => [...own])),
  }
}

/** A person without a team, from the club's record only. */
function alone(person: ClubPerson): ExportedMember {
  const { firstName, lastName, dateOfBirth, gender, email, phone } = person
  return {
    ...nothing,
    firstName,
    lastName,
    dateOfBirth,
    gender,
    email,
    phone,
  }
}

const nothing = {
  nickname: null,
  role: '',
  isAdmin: false,
  position: null,
  jerseyNumber: null,
  licenceNumber: null,
  dominantSide: null,
  shirtSize: null,
  shortsSize: null,
  shoeSize: null,
  address: null,
  guardians: [],
  custom: {},
} as const

const pageSize = 200

/** In batches, so that two thousand people don't block other requests. */
async function* pagesOf(
  people: readonly ExportedPerson[],
  lineOf: (person: ExportedPerson) => readonly string[],
): AsyncGenerator<string[][]> {
  for (let from = 0; from < people.length; from += pageSize)
    yield people.slice(from, from + pageSize).map((person) => [...lineOf(person)])
}
