import { openToAnyone } from '../wire/access.ts'
import { installation, keptLetters, mailboxQuestion } from './shapes.ts'

export const operationsEndpoints = {
  installation: openToAnyone
    .route({
      method: 'GET',
      path: '/installation',
      tags: ['Operations'],
      summary: 'What a visitor may know of this installation',
    })
    .output(installation),

  mailbox: openToAnyone
    .route({
      method: 'GET',
      path: '/mailbox',
      tags: ['Operations'],
      summary: 'Letters and text messages kept instead of sent; on a loopback address only',
    })
    .input(mailboxQuestion)
    .output(keptLetters),
}
