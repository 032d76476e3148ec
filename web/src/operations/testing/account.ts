import { contract } from '@touchline/contract/contract'
import type { AdminAccount } from '@touchline/contract/operations/shapes/accounts'

import { example } from '#web/testing/endpoint.ts'

/** An account that an operator may do everything to. */
export const account: AdminAccount = accountOf()

function accountOf(): AdminAccount {
  const [known] = example(contract.operations.accounts).accounts
  if (known === undefined) throw new Error('no account')
  return {
    ...known,
    email: 'lea@example.org',
    state: 'active',
    isOperator: false,
    confirmedAt: null,
  }
}
