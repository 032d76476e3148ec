import { inClub } from '../../clubs/access.ts'
import { clubKey } from '../../clubs/shapes.ts'
import {
  creditorEdit,
  debits,
  mandate,
  mandateEdit,
  mandateKey,
  mandateList,
} from '../shapes/debits.ts'

const tags = ['Collections']
const path = '/clubs/{clubId}/debits'
const mandates = `${path}/mandates` as const

/** SEPA direct debit of a whole club. */
export const debitEndpoints = {
  debits: inClub('debits.manage')
    .route({ method: 'GET', path, tags, summary: 'How the club collects by direct debit' })
    .input(clubKey)
    .output(debits),

  saveCreditor: inClub('debits.manage')
    .route({ method: 'PUT', path, tags, summary: 'Save the creditor identifier and the account' })
    .input(creditorEdit)
    .output(debits),

  mandates: inClub('debits.manage', { answer: 'long' })
    .route({ method: 'GET', path: mandates, tags, summary: 'Mandates of the club' })
    .input(clubKey)
    .output(mandateList),

  saveMandate: inClub('debits.manage')
    .route({
      method: 'PUT',
      path: `${mandates}/{mandateId}`,
      tags,
      summary: 'Enter a mandate on paper, or change one',
    })
    .input(mandateEdit)
    .output(mandate),

  revokeMandate: inClub('debits.manage')
    .route({
      method: 'DELETE',
      path: `${mandates}/{mandateId}`,
      tags,
      summary: 'Revoke a mandate; it is kept as evidence',
    })
    .input(mandateKey)
    .output(mandate),
}
