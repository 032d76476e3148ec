import { oc } from '@orpc/contract'

import {
  newsletter,
  newsletterChange,
  newsletterDraft,
  newsletterKey,
  newsletterPreview,
  newsletterPreviewQuestion,
  newslettersPage,
  newslettersQuestion,
  newsletterTest,
  testedNewsletter,
} from '../shapes/newsletters.ts'

const tags = ['Operations']

/** Letters of the operator to adults who asked for them. */
export const newsletterEndpoints = {
  newsletters: oc
    .route({
      method: 'GET',
      path: '/admin/newsletters',
      tags,
      summary: 'Newsletters, and what became of their letters',
    })
    .input(newslettersQuestion)
    .output(newslettersPage),

  newsletter: oc
    .route({
      method: 'GET',
      path: '/admin/newsletters/{newsletterId}',
      tags,
      summary: 'A newsletter with its words, and how many would get it now',
    })
    .input(newsletterKey)
    .output(newsletter),

  writeNewsletter: oc
    .route({ method: 'POST', path: '/admin/newsletters', tags, summary: 'Begin a newsletter' })
    .input(newsletterDraft)
    .output(newsletter),

  changeNewsletter: oc
    .route({
      method: 'PUT',
      path: '/admin/newsletters/{newsletterId}',
      tags,
      summary: 'Change the words of a newsletter that has not been sent',
    })
    .input(newsletterChange)
    .output(newsletter),

  removeNewsletter: oc
    .route({
      method: 'DELETE',
      path: '/admin/newsletters/{newsletterId}',
      tags,
      summary: 'Throw a newsletter away that has not been sent',
    })
    .input(newsletterKey)
    .output(newsletterKey),

  previewNewsletter: oc
    .route({
      method: 'POST',
      path: '/admin/newsletter-preview',
      tags,
      summary: 'See the letter as it will be; nothing is kept',
    })
    .input(newsletterPreviewQuestion)
    .output(newsletterPreview),

  testNewsletter: oc
    .route({
      method: 'POST',
      path: '/admin/newsletters/{newsletterId}/test',
      tags,
      summary: 'Send the letter to myself alone',
    })
    .input(newsletterTest)
    .output(testedNewsletter),

  sendNewsletter: oc
    .route({
      method: 'POST',
      path: '/admin/newsletters/{newsletterId}/send',
      tags,
      summary: 'Send it to everybody who asked for letters of its kind, once',
    })
    .input(newsletterKey)
    .output(newsletter),
}
