import { collectTeam } from '#server/integrations/commands/archive/collect.ts'
import { importTeam } from '#server/integrations/commands/archive/import-team.ts'
import { packArchive } from '#server/integrations/commands/archive/pack.ts'
import { previewArchive } from '#server/integrations/commands/archive/preview-archive.ts'
import { readArchive, type Importer } from '#server/integrations/commands/archive/read-archive.ts'
import type { Database } from '#server/platform/database/database.ts'

/** Exports, previews and imports archives without a subprocess. */
export function importingTo(database: Database, importer: Importer) {
  return {
    packed: async (teamId: string) => {
      const rows = await collectTeam(database, teamId)
      return (await packArchive({ rows, now: importer.now, software: 'Touchline' })).bytes
    },
    previewed: async (archive: Buffer) => {
      const read = await readArchive(archive, importer.now)
      return previewArchive(database, importer, read)
    },
    imported: async (archive: Buffer) => {
      const read = await readArchive(archive, importer.now)
      return database.transaction().execute((tx) => importTeam(tx, importer, read))
    },
  }
}
