import { inTeam } from '../../teams/access.ts'
import { leagueImportKey, leagueImports, importUndoResult } from '../shapes/history.ts'
import { leagueKey } from '../shapes/keys.ts'
import { importedResults, pastedResults } from '../shapes/results.ts'

const tags = ['Leagues']
const one = '/teams/{teamId}/leagues/{leagueId}'

/** Imports results pasted as text. */
export const importEndpoints = {
  importResults: inTeam('leagues.edit')
    .route({
      method: 'POST',
      path: `${one}/results`,
      tags,
      summary: 'Import pasted results, or preview what they would change',
    })
    .input(pastedResults)
    .output(importedResults),

  imports: inTeam('leagues.edit')
    .route({
      method: 'GET',
      path: `${one}/imports`,
      tags,
      summary: 'Imports of results into a league, the latest first',
    })
    .input(leagueKey)
    .output(leagueImports),

  undoImport: inTeam('leagues.edit')
    .route({
      method: 'POST',
      path: `${one}/imports/{resultsImportId}/undo`,
      tags,
      summary: 'Undo an import; matches that were changed since stay',
    })
    .input(leagueImportKey)
    .output(importUndoResult),
}
