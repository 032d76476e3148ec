import { contract } from '@touchline/contract/contract'
import { leagueParts } from '@touchline/text/leagues/parts/en'
import { page } from 'vitest/browser'

import { openPart } from '#web/testing/open.tsx'
import { proveQuestion } from '#web/testing/prove-question.ts'

import { key, exampleLeague } from '../testing/example-league.ts'
import { RenewLink } from './renew-link.tsx'

const { link: text } = leagueParts

proveQuestion('renewing the link of a public page', {
  open: () => openPart(<RenewLink league={exampleLeague.league} />),
  asks: page.getByRole('main').getByRole('button', { name: text.renew }),
  endpoint: contract.leagues.setPublicPage,
  confirm: text.renew,
  sends: { ...key, page: { kind: 'secret', renew: true } },
  says: text.renewed,
  refusals: [{ code: 'too_many_requests' }],
})
