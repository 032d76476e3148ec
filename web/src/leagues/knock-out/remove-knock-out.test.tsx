import { contract } from '@touchline/contract/contract'
import { knockOut as text } from '@touchline/text/leagues/knock-out/en'
import { page } from 'vitest/browser'

import { openPart } from '#web/testing/open.tsx'
import { proveQuestion } from '#web/testing/prove-question.ts'

import { idOf, key, exampleLeague } from '../testing/example-league.ts'
import { RemoveKnockOut } from './remove-knock-out.tsx'

proveQuestion('deleting a knock-out', {
  open: () => openPart(<RemoveKnockOut league={exampleLeague.league} stage={idOf(31)} />),
  asks: page.getByRole('main').getByRole('button', { name: text.remove }),
  endpoint: contract.leagues.removeKnockOut,
  answer: exampleLeague,
  confirm: text.remove,
  sends: { ...key, stageId: idOf(31) },
  says: text.removed,
  refusals: [{ code: 'not_found' }],
})
