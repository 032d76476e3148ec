import { openToAnyone } from '../../wire/access.ts'
import { answerByLink, answerCard, answerKnock } from '../shapes/answer-link.ts'

const tags = ['Events']

/** Answering with the link of a letter, without an account. */
export const answerLinkEndpoints = {
  openAnswerLink: openToAnyone
    .route({
      method: 'POST',
      path: '/answer-link/open',
      tags,
      summary: 'What the link of a letter asks; looking answers nothing',
    })
    .input(answerKnock)
    .output(answerCard),

  answerByLink: openToAnyone
    .route({
      method: 'PUT',
      path: '/answer-link',
      tags,
      summary: 'Answer with the link of a letter',
    })
    .input(answerByLink)
    .output(answerCard),
}
