import { inClub } from '../../clubs/access.ts'
import {
  donations,
  donationsQuery,
  donorEdit,
  entitlementEdit,
  newReceipts,
  receiptDownload,
  receiptEmails,
  receiptVoid,
} from '../shapes/donations.ts'
import { receiptFile, receiptResponse } from '../shapes/receipt.ts'

const tags = ['Collections']
const path = '/clubs/{clubId}/donations'
const receipts = `${path}/receipts` as const

/** Receipts for donations to a club, by the form of its country. */
export const donationEndpoints = {
  donations: inClub('dues.view', { answer: 'long' })
    .route({ method: 'GET', path, tags, summary: 'Donors of a year, with their receipts' })
    .input(donationsQuery)
    .output(donations),

  saveEntitlement: inClub('dues.manage')
    .route({
      method: 'PUT',
      path: `${path}/entitlement`,
      tags,
      summary: 'Confirm that the club may issue donation receipts, and by what',
    })
    .input(entitlementEdit)
    .output(donations),

  saveDonor: inClub('dues.manage')
    .route({
      method: 'PUT',
      path: `${path}/donors/{donorKey}`,
      tags,
      summary: 'Save a donor’s name and address for receipts',
    })
    .input(donorEdit)
    .output(donations),

  issueDonationReceipts: inClub('dues.manage')
    .route({
      method: 'POST',
      path: receipts,
      tags,
      successStatus: 201,
      summary: 'Issue one receipt a donor for what is on none yet',
    })
    .input(newReceipts)
    .output(donations),

  voidDonationReceipt: inClub('dues.manage')
    .route({
      method: 'PUT',
      path: `${receipts}/{receiptId}/void`,
      tags,
      summary: 'Void a receipt; its donations can be receipted again',
    })
    .input(receiptVoid)
    .output(donations),

  sendDonationReceipts: inClub('dues.manage')
    .route({ method: 'POST', path: `${path}/emails`, tags, summary: 'Email receipts to donors' })
    .input(receiptEmails)
    .output(donations),

  donationReceipt: inClub('dues.view')
    .route({
      method: 'POST',
      path: `${receipts}/{receiptId}/file`,
      tags,
      summary: 'A donation receipt as a PDF, the same each time',
      spec: (operation) => ({ ...operation, responses: { 200: receiptResponse } }),
    })
    .input(receiptDownload)
    .output(receiptFile),
}
