import { collectTeam } from '#server/integrations/commands/archive/collect.ts'
import { bringTeam } from '#server/integrations/commands/archive/import-team.ts'
import { packArchive } from '#server/integrations/commands/archive/pack.ts'
import { previewArchive } from '#server/integrations/commands/archive/preview-archive.ts'
import { readArchive, type Sending } from '#server/integrations/commands/archive/read-archive.ts'
import type { Database } from '#server/platform/database/database.ts'

/** What the endpoints of archives do, without a process for each of many. */
export function bringingTo(database: Database, sending: Sending) {
  return {
    /** By whoever may. */
    packed: async (teamId: string) => {
      const rows = await collectTeam(database, teamId)
      return (await packArchive({ rows, now: sending.now, software: 'Touchline' })).bytes
    },
    previewed: async (archive: Buffer) => {
      const read = await readArchive(archive, sending.now)
      return database.transaction().execute((tx) => previewArchive(tx, sending, read))
    },
    imported: async (archive: Buffer) => {
      const read = await readArchive(archive, sending.now)
      return database.transaction().execute((tx) => bringTeam(tx, sending, read))
    },
  }
}
