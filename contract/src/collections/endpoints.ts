import { oc } from '@orpc/contract'

import { billEndpoints } from './endpoints/bills.ts'
import { keptBooksEndpoints } from './endpoints/kept-books.ts'
import { moneyEndpoints } from './endpoints/money.ts'
import { payerEndpoints } from './endpoints/payers.ts'
import { payoutEndpoints } from './endpoints/payout.ts'
import {
  collection,
  collectionEdit,
  collectionKey,
  collectionList,
  gone,
  invitedMembers,
  newCollection,
  publishing,
  teamKey,
  told,
} from './shapes/collection.ts'

const tags = ['Collections']
const all = '/teams/{teamId}/collections'
const one = `${all}/{collectionId}` as const

export const collectionsEndpoints = {
  list: oc
    .route({
      method: 'GET',
      path: all,
      tags,
      summary: 'Collections with their figures for admins, and what concerns me for others',
    })
    .input(teamKey)
    .output(collectionList),

  create: oc
    .route({
      method: 'POST',
      path: all,
      tags,
      successStatus: 201,
      summary: 'Begin a collection as a draft; needs Premium or the trial',
    })
    .input(newCollection)
    .output(collection),

  get: oc
    .route({ method: 'GET', path: one, tags, summary: 'A collection with all it asks; for admins' })
    .input(collectionKey)
    .output(collection),

  save: oc
    .route({
      method: 'PUT',
      path: one,
      tags,
      summary: 'Save a step of the wizard, or the settings',
    })
    .input(collectionEdit)
    .output(collection),

  publish: oc
    .route({
      method: 'POST',
      path: `${one}/publish`,
      tags,
      summary: 'Open the form and ask people to fill it in',
    })
    .input(publishing)
    .output(collection),

  invite: oc
    .route({ method: 'POST', path: `${one}/invitations`, tags, summary: 'Ask more members' })
    .input(invitedMembers)
    .output(told),

  close: oc
    .route({ method: 'POST', path: `${one}/close`, tags, summary: 'Take no more forms' })
    .input(collectionKey)
    .output(collection),

  reopen: oc
    .route({ method: 'POST', path: `${one}/reopen`, tags, summary: 'Take forms again' })
    .input(collectionKey)
    .output(collection),

  remove: oc
    .route({
      method: 'DELETE',
      path: one,
      tags,
      summary: 'Delete a collection nobody has a bill of',
    })
    .input(collectionKey)
    .output(gone),

  ...billEndpoints,
  ...moneyEndpoints,
  ...payoutEndpoints,
  ...payerEndpoints,
  ...keptBooksEndpoints,
}
