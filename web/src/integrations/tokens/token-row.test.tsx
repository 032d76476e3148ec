import { contract } from '@touchline/contract/contract'
import { integrations } from '@touchline/text/integrations/en'
import { page } from 'vitest/browser'

import { example } from '#web/testing/endpoint.ts'
import { openPart } from '#web/testing/open.tsx'
import { proveQuestion } from '#web/testing/prove-question.ts'

import { TokenRow } from './token-row.tsx'

const token = { ...example(contract.integrations.makeToken).token, name: 'Club website' }

proveQuestion('ending a token', {
  open: () =>
    openPart(
      <ul>
        <TokenRow token={token} />
      </ul>,
    ),
  asks: page.getByRole('button', { name: integrations.endOf('Club website') }),
  endpoint: contract.integrations.revokeToken,
  confirm: integrations.end,
  sends: { tokenId: token.id },
  says: integrations.endedNow,
  refusals: [{ code: 'not_found' }],
})
