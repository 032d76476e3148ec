import type { ArchiveContent } from '@touchline/contract/integrations/shapes/archives'
import { creatorRole } from '@touchline/domain/teams/options'
import { v7 as newId } from 'uuid'

import { requireAccountRow, type AccountRow } from '#server/accounts/queries.ts'
import { insertMembers } from '#server/members/queries/members.ts'
import { recordAudit } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import { insertTeam } from '#server/teams/commands/create.ts'
import { saveReminders } from '#server/teams/queries/reminders.ts'
import { saveTeam } from '#server/teams/queries/team.ts'

import { importRows } from '../../queries/archive/import-rows.ts'
import { findOwnRow, type Importer } from './read-archive.ts'

interface TeamToImport {
  readonly rows: ArchiveContent
  /** The club it joins; its manager isn't added to the roster. */
  readonly clubId?: string
}

/** Creates a team with new ids and the importer as admin. Links no other account, sends no email. */
export async function importTeam(
  tx: Transaction,
  { accountId, now }: Importer,
  team: TeamToImport,
): Promise<string> {
  const { rows, clubId } = team
  const account = await requireAccountRow(tx, accountId)
  const me = findOwnRow(rows, account)
  const teamId = await makeTeam(tx, { accountId, now }, team)
  await importRows(tx, { teamId, accountId, now, rows, me })
  if (me === undefined && clubId === undefined) await insertMembers(tx, [adminOf(account, teamId)])
  await recordAudit(tx, {
    action: 'integrations.team_imported',
    at: now,
    actorId: accountId,
    subjectId: accountId,
    details: { teamId, members: rows.members.length },
  })
  const topics = [`account:${accountId}`]
  await announce(tx, { name: 'teams.created', topics, payload: { teamId } })
  return teamId
}

async function makeTeam(
  tx: Transaction,
  importer: Importer,
  { rows, ...club }: TeamToImport,
): Promise<string> {
  const [teamRow] = rows.team
  if (teamRow === undefined) throw new AppError('archive_damaged')
  const { formation, email, address, motto, foundationYear, joinApproval, reminders, ...draft } =
    teamRow
  const teamId = await insertTeam(tx, importer, { ...draft, ...club })
  await saveTeam(tx, teamId, {
    formation,
    email,
    address,
    motto,
    foundation_year: foundationYear,
    join_approval: joinApproval,
  })
  if (reminders !== null) await saveReminders(tx, teamId, { ...reminders, now: importer.now })
  return teamId
}

function adminOf(account: AccountRow, teamId: string) {
  return {
    id: newId(),
    team_id: teamId,
    account_id: account.id,
    first_name: account.first_name || (account.email?.split('@')[0] ?? 'User'),
    last_name: account.last_name,
    email: account.email,
    phone: account.phone,
    role: creatorRole,
    is_admin: true,
  }
}
