import { publicOperation } from '../../wire/access.ts'
import { answerByLink, answerCard, answerLink } from '../shapes/answer-link.ts'

const tags = ['Events']

/** Answering with the link of an email, without signing in. */
export const answerLinkEndpoints = {
  openAnswerLink: publicOperation
    .route({
      method: 'POST',
      path: '/answer-link/open',
      tags,
      summary: 'Show what the answer link of an email asks; this records no answer',
    })
    .input(answerLink)
    .output(answerCard),

  answerByLink: publicOperation
    .route({
      method: 'PUT',
      path: '/answer-link',
      tags,
      summary: 'Answer with the link of an email',
    })
    .input(answerByLink)
    .output(answerCard),
}
