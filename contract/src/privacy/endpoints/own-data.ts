import { oc } from '@orpc/contract'

import { deletionPreview, scheduledDeletion } from '../../accounts/shapes/deletion.ts'
import { accountExport, accountExports } from '../../accounts/shapes/own-data.ts'
import { proofShown } from '../../accounts/shapes/proof.ts'

const tags = ['Account']

/** Taking one's data along, and leaving. */
export const ownDataEndpoints = {
  exports: oc
    .route({ method: 'GET', path: '/me/exports', tags, summary: 'The copies of my data' })
    .output(accountExports),

  askForExport: oc
    .route({
      method: 'POST',
      path: '/me/exports',
      tags,
      successStatus: 202,
      summary: 'Have a copy of my data made',
    })
    .output(accountExport),

  previewDeletion: oc
    .route({
      method: 'GET',
      path: '/me/deletion/preview',
      tags,
      summary: 'What is lost with my account',
    })
    .output(deletionPreview),

  askForDeletion: oc
    .route({
      method: 'POST',
      path: '/me/deletion',
      tags,
      summary: 'Have my account erased in 14 days, unless I sign in again',
    })
    .input(proofShown)
    .output(scheduledDeletion),
}
