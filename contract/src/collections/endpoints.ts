import { inTeam } from '../teams/access.ts'
import { accountingEndpoints } from './endpoints/accounting.ts'
import { archivedLedgersEndpoints } from './endpoints/archived-ledgers.ts'
import { billEndpoints } from './endpoints/bills.ts'
import { clubBankEndpoints } from './endpoints/club-bank.ts'
import { debitEndpoints } from './endpoints/debits.ts'
import { donationEndpoints } from './endpoints/donations.ts'
import { duesEndpoints } from './endpoints/dues.ts'
import { moneyEndpoints } from './endpoints/money.ts'
import { payerEndpoints } from './endpoints/payers.ts'
import { payoutEndpoints } from './endpoints/payout.ts'
import { reminderEndpoints } from './endpoints/reminders.ts'
import { waitingListEndpoints } from './endpoints/waiting-lists.ts'
import {
  collection,
  collectionEdit,
  collectionKey,
  collectionList,
  deletionResult,
  newCollection,
  stateChange,
  teamKey,
} from './shapes/collection.ts'

const tags = ['Collections']
const all = '/teams/{teamId}/collections'
const one = `${all}/{collectionId}` as const

export const collectionsEndpoints = {
  list: inTeam('collections.view')
    .route({
      method: 'GET',
      path: all,
      tags,
      summary: 'Collections with their totals for treasurers, my own part for others',
    })
    .input(teamKey)
    .output(collectionList),

  create: inTeam('collections.manage')
    .route({
      method: 'POST',
      path: all,
      tags,
      successStatus: 201,
      summary: 'Create a draft; needs Premium or the trial',
    })
    .input(newCollection)
    .output(collection),

  get: inTeam('collections.manage')
    .route({
      method: 'GET',
      path: one,
      tags,
      summary: 'A collection with its settings and relief requests',
    })
    .input(collectionKey)
    .output(collection),

  save: inTeam('collections.manage')
    .route({
      method: 'PUT',
      path: one,
      tags,
      summary: 'Save a step of the wizard, or the settings',
    })
    .input(collectionEdit)
    .output(collection),

  setState: inTeam('collections.manage')
    .route({
      method: 'PUT',
      path: `${one}/state`,
      tags,
      summary: 'Publish a draft, close a collection or reopen it',
    })
    .input(stateChange)
    .output(collection),

  remove: inTeam('collections.manage')
    .route({
      method: 'DELETE',
      path: one,
      tags,
      summary: 'Delete a collection without bills',
    })
    .input(collectionKey)
    .output(deletionResult),

  ...billEndpoints,
  ...moneyEndpoints,
  ...payoutEndpoints,
  ...payerEndpoints,
  ...archivedLedgersEndpoints,
  ...accountingEndpoints,
  ...donationEndpoints,
  ...duesEndpoints,
  ...debitEndpoints,
  ...clubBankEndpoints,
  ...reminderEndpoints,
  ...waitingListEndpoints,
}
