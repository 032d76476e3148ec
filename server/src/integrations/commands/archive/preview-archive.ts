import type { ArchivePreview } from '@touchline/contract/integrations/shapes/archives'
import { everLeftOut } from '@touchline/domain/integrations/archives'

import { requireAccountRow } from '#server/accounts/queries.ts'
import type { Transaction } from '#server/platform/database/database.ts'

import { myPlace, type ReadArchive, type Sending } from './read-archive.ts'

/** What would be made of an archive; nothing is. */
export async function previewArchive(
  tx: Transaction,
  { accountId }: Sending,
  { manifest, rows, fingerprint }: ReadArchive,
): Promise<ArchivePreview> {
  const [team] = rows.team
  const mine = myPlace(rows, await requireAccountRow(tx, accountId))
  const me = mine === undefined ? undefined : rows.members[mine]
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
    leftOut: everLeftOut.filter((one) => manifest.leftOut.includes(one)),
    fingerprint,
  }
}
