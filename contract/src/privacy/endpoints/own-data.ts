import { z } from 'zod'

import { deletionPreview, scheduledDeletion } from '../../accounts/shapes/deletion.ts'
import { accountExport, accountExports } from '../../accounts/shapes/own-data.ts'
import { givenProof } from '../../accounts/shapes/proof.ts'
import { memberKey } from '../../children/shapes.ts'
import { accountOperation } from '../../wire/access.ts'

const tags = ['Account']

/** Data exports, and deleting your account. */
export const ownDataEndpoints = {
  exports: accountOperation
    .route({ method: 'GET', path: '/me/exports', tags, summary: 'The copies of my data' })
    .output(accountExports),

  askForExport: accountOperation
    .route({
      method: 'POST',
      path: '/me/exports',
      tags,
      successStatus: 202,
      summary: 'Request a copy of my data, or of my child’s',
    })
    .input(z.object({ child: memberKey.optional() }).optional())
    .output(accountExport),

  askForDeletion: accountOperation
    .route({
      method: 'POST',
      path: '/me/deletion',
      tags,
      summary: 'Have my account erased in 14 days unless I sign in again, or preview what is lost',
    })
    .input(
      givenProof.extend({
        /** Answers with what would be lost, without deleting anything. */
        preview: z.boolean().default(false),
      }),
    )
    .output(z.union([scheduledDeletion, z.object({ preview: deletionPreview })])),
}
