import { bill } from '@touchline/contract/collections/shapes/bill'
import { collection, type FeeShape } from '@touchline/contract/collections/shapes/collection'
import {
  statementImportResult,
  transferList,
} from '@touchline/contract/collections/shapes/transfer'
import { v7 as newId } from 'uuid'

import type { Person, TestServer } from './running.ts'

/** The wizard's data for a membership campaign that can be published. */
export function campaignBody(fees: readonly FeeShape[] = []) {
  return {
    version: 1,
    step: 'broadcast',
    name: 'Season 2031',
    startsOn: '2031-01-01',
    endsOn: '2031-12-31',
    details: 'Training twice a week',
    organizerEmail: 'eva@example.org',
    phone: '+34600123456',
    currency: 'EUR',
    fees,
    fields: [],
    takesInstalments: true,
    takesOffline: true,
    broadcast: 'private',
    opensOn: null,
    closesOn: null,
    organizerEvery: 3,
    reminderAfter: 5,
    goal: null,
    places: null,
    holdDays: null,
  }
}

interface Place {
  readonly at: string
  readonly memberId: string
}

/** An open membership campaign with a bill. */
export async function aCollection(running: TestServer, owner: Person, { at, memberId }: Place) {
  const begun = await running.done(owner, `POST ${at}/collections`, {
    body: { kind: 'membership' },
    shape: collection,
  })
  const path = `${at}/collections/${begun.id}`
  const body = campaignBody(begun.fees)
  const saved = await running.done(owner, `PUT ${path}`, { body, shape: collection })
  await running.done(owner, `PUT ${path}/state`, {
    body: { state: 'open', version: saved.version },
    shape: collection,
  })
  const billed = await running.done(owner, `POST ${path}/bills`, {
    body: { clientId: newId(), memberId, feeId: begun.fees[0]?.id },
    shape: bill,
  })
  return {
    collectionId: begun.id,
    feeId: begun.fees[0]?.id ?? newId(),
    billId: billed.id,
    transferId: await aTransfer(running, owner, at),
    mandateId: newId(),
    debitRunId: newId(),
    planId: newId(),
    receiptId: newId(),
    donorKey: '0123456789abcdefghijkl',
  }
}

/** A bank transfer without a known bill. */
export async function aTransfer(running: TestServer, owner: Person, at: string): Promise<string> {
  const file = 'date,name,amount,description\n2031-01-02,Luis,5.00,for the team'
  await running.done(owner, `POST ${at}/bank-transfers`, {
    body: { fileName: 'bank.csv', base64: Buffer.from(file).toString('base64') },
    shape: statementImportResult,
  })
  const { transfers } = await running.done(owner, `GET ${at}/bank-transfers`, {
    shape: transferList,
  })
  return transfers[0]?.id ?? newId()
}
