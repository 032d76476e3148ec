import { oc } from '@orpc/contract'

import { fixturePlan, plannedFixtures } from '../shapes/fixtures.ts'
import { leagueKey } from '../shapes/keys.ts'
import { importedResults, pastedResults, resultPreview } from '../shapes/results.ts'
import { leagueImportKey, leagueImports, undoneResults } from '../shapes/traces.ts'

const tags = ['Leagues']
const one = '/teams/{teamId}/leagues/{leagueId}'

/** Many matches at once: drawn, or pasted with their results. */
export const fillingEndpoints = {
  planFixtures: oc
    .route({
      method: 'POST',
      path: `${one}/fixtures/preview`,
      tags,
      summary: 'Draw everybody against everybody on days of play, without writing it',
    })
    .input(fixturePlan)
    .output(plannedFixtures),

  previewResults: oc
    .route({
      method: 'POST',
      path: `${one}/results/preview`,
      tags,
      summary: 'What pasted results would do, and what has to be answered first',
    })
    .input(pastedResults)
    .output(resultPreview),

  importResults: oc
    .route({
      method: 'POST',
      path: `${one}/results`,
      tags,
      summary: 'Write pasted results; what is unclear is left alone',
    })
    .input(pastedResults)
    .output(importedResults),

  imports: oc
    .route({
      method: 'GET',
      path: `${one}/imports`,
      tags,
      summary: 'What was pasted into a league, the latest first',
    })
    .input(leagueKey)
    .output(leagueImports),

  undoImport: oc
    .route({
      method: 'POST',
      path: `${one}/imports/{resultsImportId}/undo`,
      tags,
      summary: 'Take pasted results back; matches somebody has changed since stay',
    })
    .input(leagueImportKey)
    .output(undoneResults),
}
