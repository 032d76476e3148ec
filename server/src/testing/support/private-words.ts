import type { Scope } from '@touchline/domain/integrations/scopes'
import { sql } from 'kysely'

import type { Database } from '#server/platform/database/database.ts'

type Words = Readonly<Record<string, readonly Scope[]>>

/**
 * Every column for a person's contact or free text about someone, with the scopes that allow it:
 * no other single scope may return it. A team's own contact is not included.
 */
export const privateWords: Words = {
  'accounts.email': [],
  'accounts.phone': [],
  'answer_history.comment': [],
  'answers.comment': [],
  'attendance_marks.note': [],
  'bank_transfers.payer': ['collections:read', 'collections:write'],
  'bank_transfers.words': ['collections:read', 'collections:write'],
  'bill_entries.note': [],
  'bill_requests.answer': [],
  'bill_requests.words': [],
  'bills.email': [],
  'bills.phone': [],
  'club_invitations.email': [],
  'club_transfers.payer': [],
  'club_transfers.words': [],
  'emergency_contacts.name': ['children:read'],
  'emergency_contacts.phone': ['children:read'],
  'guardians.email': ['children:read'],
  'guardians.phone': ['children:read'],
  'guardianships.blocked_reason': [],
  'health_records.allergies': ['children:read'],
  'health_records.doctor_name': ['children:read'],
  'health_records.medication': ['children:read'],
  'health_records.notes': ['children:read'],
  'invitations.email': ['children:read'],
  'invitations.message': ['children:read'],
  'join_requests.email': ['children:read'],
  'join_requests.note': ['children:read'],
  'join_requests.phone': ['children:read'],
  'lift_offers.meeting_place': [],
  'lift_requests.meeting_place': [],
  'member_files.title': ['children:read'],
  'members.address': ['children:read'],
  'members.email': ['children:read'],
  'members.licence_number': ['children:read'],
  'members.nickname': ['members:read', 'members:write', 'children:read'],
  'members.notes': [],
  'members.phone': ['children:read'],
  'reports.answer': [],
  'reports.details': [],
  'reports.note': [],
  'unavailabilities.note': ['children:read'],
}

/** JSON columns with an entry per question, checked as a whole. */
export const privateJson: Words = {
  'bill_lines.answers': [],
  'members.custom': [],
}

/** A column's mark: unique in any response, in a format that the column accepts. */
export function markIn(column: string): string {
  const place = Object.keys({ ...privateWords, ...privateJson }).indexOf(column)
  const number = String(100 + place)
  if (column.endsWith('phone')) return `+346007${number}0`
  return /email/.test(column) ? `mark${number}@marks.example` : `mark-${number}-words`
}

/** Writes the marks into every row of every column except the reader's own account. */
export async function plantMarks(database: Database, ownAccounts: readonly string[]) {
  for (const column of Object.keys(privateWords)) {
    const [table = '', name = ''] = column.split('.')
    const mark = /^(accounts|club_invitations|invitations)\.email$/.test(column)
      ? sql`left(id::text, 13) || ${markIn(column)}`
      : sql`${markIn(column)}`
    const others = table === 'accounts' ? sql`where id <> all (${[...ownAccounts]}::uuid[])` : sql``
    const { numAffectedRows = 0n } = await sql`
      update ${sql.table(table)} set ${sql.ref(name)} = ${mark} ${others}`.execute(database)
    if (numAffectedRows === 0n) throw new Error(`no row to hold ${column}`)
  }
}
