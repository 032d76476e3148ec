import { forOperators, openToAnyone } from '../../wire/access.ts'
import {
  sitePageChange,
  sitePageQuestion,
  sitePageTexts,
  sitePageWords,
} from '../shapes/site-pages.ts'

const tags = ['Operations']

/** The operator's own imprint and privacy page. */
export const sitePageEndpoints = {
  sitePage: openToAnyone
    .route({
      method: 'GET',
      path: '/site-page',
      tags,
      summary: "The operator's imprint or privacy page",
    })
    .input(sitePageQuestion)
    .output(sitePageWords),

  sitePageTexts: forOperators
    .route({
      method: 'GET',
      path: '/admin/site-pages',
      tags,
      summary: 'The imprint and the privacy page in every language',
    })
    .output(sitePageTexts),

  writeSitePage: forOperators
    .route({
      method: 'PUT',
      path: '/admin/site-pages',
      tags,
      summary: 'Write the imprint or the privacy page in one language',
    })
    .input(sitePageChange)
    .output(sitePageTexts),
}
