import type { newSheet } from '@touchline/contract/leagues/shapes/match-sheet'
import { isolated } from '@touchline/domain/values/isolated'
import type { z } from 'zod'

import { unsubscribeUrlForStranger } from '#server/accounts/commands/strangers.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { isTeamNameTrusted } from '#server/teams/queries/known.ts'
import type { TeamCall } from '#server/teams/routes/handlers.ts'

import { sheetEmail } from '../emails.ts'
import { findPublicName } from '../queries/public-page.ts'
import { limitSheetEmails } from './limits.ts'
import { nameOf, type sendSheet } from './sheets.ts'

type SheetCall = TeamCall<z.infer<typeof newSheet>, Transaction>

interface SheetEmail extends Awaited<ReturnType<typeof sendSheet>> {
  readonly to: string
  readonly path: string
}

/** Sends the opponent the link of a sheet. */
export async function emailSheet(
  { db, actor, now, input: { teamId, language }, context: { platform } }: SheetCall,
  { to, path, match, endsAt, locked }: SheetEmail,
): Promise<void> {
  await limitSheetEmails(db, { teamId, from: actor.accountId, to, now })
  const { league } = locked
  const teams = [...locked.teams.values()]
  const team = await findPublicName(db, teamId)
  await platform.mail.enqueue(
    db,
    sheetEmail({
      teamId,
      to,
      language: language ?? locked.language,
      team: team.name,
      league: league.name,
      isKnown: await isTeamNameTrusted(db, { teamId }, now),
      match: `${isolated(nameOf(teams, match.home))} – ${isolated(nameOf(teams, match.away))}`,
      endsAt,
      timeZone: league.timeZone,
      url: `${platform.config.publicUrl}${path}`,
      ...(await unsubscribeUrlForStranger(db, platform, { kind: 'match_sheet', address: to })),
    }),
  )
}
