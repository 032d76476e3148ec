import { contract } from '@touchline/contract/contract'
import { leagues } from '@touchline/text/leagues/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { openPart, openUntilDone } from '#web/testing/open.tsx'
import { proveQuestion } from '#web/testing/prove-question.ts'

import { idOf, key, exampleMatch, exampleLeague } from '../testing/example-league.ts'
import { RemoveMatch } from './remove-match.tsx'

const { result: text } = leagues
const { league } = exampleLeague
const remove = page.getByRole('main').getByRole('button', { name: text.remove })

proveQuestion('deleting a match', {
  open: () =>
    openUntilDone((onDone) => (
      <RemoveMatch league={league} match={exampleMatch.match} onRemoved={onDone} />
    )),
  asks: remove,
  endpoint: contract.leagues.removeMatches,
  confirm: text.remove,
  sends: { ...key, matchIds: [exampleMatch.match.id] },
  refusals: [{ code: 'conflict' }],
})

test('a knock-out match is only deleted with its knock-out', async () => {
  const match = { ...exampleMatch.match, tie: idOf(31) }
  await openPart(<RemoveMatch league={league} match={match} onRemoved={() => undefined} />)
  await expect.element(remove).not.toBeInTheDocument()
})
