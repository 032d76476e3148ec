import type { ArchivePreview } from '@touchline/contract/integrations/shapes/archives'
import { allLeftOut } from '@touchline/domain/integrations/archives'

import { findAccount } from '#server/accounts/queries.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { findOwnRow, type Importer, type ReadArchive } from './read-archive.ts'

export async function previewArchive(
  db: Queryable,
  { accountId }: Importer,
  { manifest, rows, fingerprint }: ReadArchive,
): Promise<ArchivePreview> {
  const [team] = rows.team
  const account = await findAccount(db, accountId)
  if (account === undefined) throw new AppError('not_found')
  const own = findOwnRow(rows, account)
  const me = own === undefined ? undefined : rows.members[own]
  return {
    name: team?.name ?? '',
    sport: team?.sport ?? '',
    madeAt: manifest.madeAt,
    counts: {
      seasons: rows.seasons.length,
      venues: rows.venues.length,
      opponents: rows.opponents.length,
      fields: rows.fields.length,
      members: rows.members.length,
      guardians: rows.guardians.length,
      tasks: rows.tasks.length,
      events: rows.events.length,
      series: rows.series.length,
      answers: rows.answers.length,
      marks: rows.marks.length,
      lineUps: rows.lineUps.length,
      matchEvents: rows.matchEvents.length,
      leagues: rows.leagues.length,
      matches: rows.matches.length,
    },
    admins: rows.members.filter(({ isAdmin }) => isAdmin).length,
    me: me === undefined ? null : { firstName: me.firstName, lastName: me.lastName },
    leftOut: allLeftOut.filter((one) => manifest.leftOut.includes(one)),
    fingerprint,
  }
}
