import { oc } from '@orpc/contract'

import { openToAnyone } from '../../wire/access.ts'
import {
  sitePageChange,
  sitePageQuestion,
  sitePageTexts,
  sitePageWords,
} from '../shapes/site-pages.ts'

const tags = ['Operations']

/** The imprint and the privacy page, in the words of whoever runs the site. */
export const sitePageEndpoints = {
  sitePage: openToAnyone
    .route({
      method: 'GET',
      path: '/site-page',
      tags,
      summary: 'What whoever runs this installation says in the imprint or on privacy',
    })
    .input(sitePageQuestion)
    .output(sitePageWords),

  sitePageTexts: oc
    .route({
      method: 'GET',
      path: '/admin/site-pages',
      tags,
      summary: 'The imprint and the privacy page in every language',
    })
    .output(sitePageTexts),

  writeSitePage: oc
    .route({
      method: 'PUT',
      path: '/admin/site-pages',
      tags,
      summary: 'Write the imprint or the privacy page in one language',
    })
    .input(sitePageChange)
    .output(sitePageTexts),
}
