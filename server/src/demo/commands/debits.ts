import { defaultReferenceFormat } from '@touchline/domain/collections/debits/limits'
import { demoCreditorIdentifier, demoIbans } from '@touchline/domain/demo/accounts'
import { v7 as newId } from 'uuid'

import { planDebits } from '#server/collections/commands/debits/plan.ts'
import { signMandate } from '#server/collections/commands/debits/sign-mandate.ts'
import { startDebits } from '#server/collections/commands/debits/start.ts'
import {
  collectsInEuros,
  findCreditor,
  saveCreditor,
} from '#server/collections/queries/debits/creditors.ts'
import type { Transaction } from '#server/platform/database/database.ts'

import type { RunBill } from '../queries.ts'
import type { DemoClub } from './memberships.ts'

const day = 86_400_000

/** A fee run and the author of its bills. */
export interface FeeRun extends DemoClub {
  readonly duesRunId: string
  readonly dueOn: string
  readonly actor: {
    readonly clubId: string
    readonly accountId: string
    readonly roles: readonly ['manager']
  }
}

/** Signs mandates for as many payers as there are example accounts; their debits are pending. */
export async function addDebits(
  tx: Transaction,
  run: FeeRun,
  bills: readonly RunBill[],
): Promise<void> {
  const { actor, words, input, now, duesRunId, dueOn } = run
  if (!(await collectsInEuros(tx, actor.clubId))) return
  const settings = {
    name: words.club,
    identifier: demoCreditorIdentifier,
    iban: demoIbans[0],
    referenceFormat: defaultReferenceFormat,
    noticeDays: 5,
    file: 'pain.008.001.08',
    marksFirst: false,
  } as const
  await saveCreditor(tx, { ...actor, now, settings, version: 0 })
  const { language } = input
  for (const { teamId, billId, accountId, payer: name, iban } of withAccounts(bills)) {
    const signing = { teamId, billId, accountId, now: new Date(now.getTime() - 4 * day) }
    await signMandate(tx, {
      ...signing,
      mandate: { holder: name, name, iban, address: null, language },
    })
  }
  const creditor = await findCreditor(tx, actor.clubId)
  if (creditor === undefined) return
  const asked = { actor, now, creditor, duesRunId, dueOn }
  const { amount, debits } = await planDebits(tx, asked)
  const wanted = { id: newId(), clubId: actor.clubId, duesRunId, dueOn }
  await startDebits(tx, {
    actor,
    now,
    creditor,
    input: { ...wanted, amount, count: debits.length },
  })
}

/** Every third payer. */
function withAccounts(bills: readonly RunBill[]) {
  return bills
    .filter((_, place) => place % 3 === 0)
    .flatMap((one, place) => {
      const iban = demoIbans[place]
      return iban === undefined ? [] : { ...one, iban }
    })
}
