import { operatorOperation } from '../../wire/access.ts'
import {
  newsletter,
  newsletterChange,
  newsletterKey,
  newsletterPreview,
  newsletterPreviewQuery,
  newslettersPage,
  newslettersQuery,
  newsletterTest,
  newsletterTestResult,
} from '../shapes/newsletters.ts'

const tags = ['Operations']

/** Newsletters to adults who opted in. */
export const newsletterEndpoints = {
  newsletters: operatorOperation
    .route({
      method: 'GET',
      path: '/admin/newsletters',
      tags,
      summary: 'Newsletters and their delivery figures',
    })
    .input(newslettersQuery)
    .output(newslettersPage),

  newsletter: operatorOperation
    .route({
      method: 'GET',
      path: '/admin/newsletters/{newsletterId}',
      tags,
      summary: 'A newsletter with its texts and the number of its recipients',
    })
    .input(newsletterKey)
    .output(newsletter),

  saveNewsletter: operatorOperation
    .route({
      method: 'PUT',
      path: '/admin/newsletters/{newsletterId}',
      tags,
      summary: 'Save the draft of a newsletter; a new id makes a new one',
    })
    .input(newsletterChange)
    .output(newsletter),

  removeNewsletter: operatorOperation
    .route({
      method: 'DELETE',
      path: '/admin/newsletters/{newsletterId}',
      tags,
      summary: 'Delete the draft of a newsletter',
    })
    .input(newsletterKey)
    .output(newsletterKey),

  previewNewsletter: operatorOperation
    .route({
      method: 'POST',
      path: '/admin/newsletter-preview',
      tags,
      summary: 'Preview the email of a newsletter',
    })
    .input(newsletterPreviewQuery)
    .output(newsletterPreview),

  testNewsletter: operatorOperation
    .route({
      method: 'POST',
      path: '/admin/newsletters/{newsletterId}/test',
      tags,
      summary: 'Send a newsletter to myself as a test',
    })
    .input(newsletterTest)
    .output(newsletterTestResult),

  sendNewsletter: operatorOperation
    .route({
      method: 'POST',
      path: '/admin/newsletters/{newsletterId}/send',
      tags,
      summary: 'Send a newsletter once, to everyone who opted in to its kind',
    })
    .input(newsletterKey)
    .output(newsletter),
}
