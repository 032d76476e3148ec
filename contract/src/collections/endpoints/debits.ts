import { inClub } from '../../clubs/access.ts'
import { clubKey } from '../../clubs/shapes.ts'
import {
  debitFile,
  debitPreview,
  debitQuery,
  debitRunChange,
  debitRunDetails,
  debitRunKey,
  newDebitRun,
} from '../shapes/debit-runs.ts'
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
const runs = `${path}/runs` as const

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

  previewDebits: inClub('debits.manage', { answer: 'long' })
    .route({
      method: 'GET',
      path: `${path}/preview`,
      tags,
      summary: 'Open bills that can be collected on a day, and why others can’t',
    })
    .input(debitQuery)
    .output(debitPreview),

  startDebits: inClub('debits.manage')
    .route({
      method: 'POST',
      path: runs,
      tags,
      successStatus: 201,
      summary: 'Collect these bills, and tell their payers',
    })
    .input(newDebitRun)
    .output(debitRunDetails),

  debitRun: inClub('debits.manage', { answer: 'long' })
    .route({ method: 'GET', path: `${runs}/{debitRunId}`, tags, summary: 'A run with its bills' })
    .input(debitRunKey)
    .output(debitRunDetails),

  debitFile: inClub('debits.manage')
    .route({
      method: 'POST',
      path: `${runs}/{debitRunId}/file`,
      tags,
      summary: 'The pain.008 file for the bank, the same each time',
    })
    .input(debitRunKey)
    .output(debitFile),

  changeDebits: inClub('debits.manage')
    .route({
      method: 'PUT',
      path: `${runs}/{debitRunId}`,
      tags,
      summary: 'Cancel a run, mark its money as received, or charge the fee of a return',
    })
    .input(debitRunChange)
    .output(debitRunDetails),
}
