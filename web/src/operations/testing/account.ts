import { contract } from '@touchline/contract/contract'
import type { OperatedAccount } from '@touchline/contract/operations/shapes/accounts'

import { example } from '#web/testing/endpoint.ts'

/** An account that an operator may do everything to. */
export const account: OperatedAccount = accountOf()

function accountOf(): OperatedAccount {
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
