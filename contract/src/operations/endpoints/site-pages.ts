import { operatorOperation, publicOperation } from '../../wire/access.ts'
import {
  sitePageChange,
  sitePageQuery,
  sitePageTexts,
  sitePageWords,
} from '../shapes/site-pages.ts'

const tags = ['Operations']

/** The operator's own imprint and privacy page. */
export const sitePageEndpoints = {
  sitePage: publicOperation
    .route({
      method: 'GET',
      path: '/site-page',
      tags,
      summary: "The operator's imprint or privacy page",
    })
    .input(sitePageQuery)
    .output(sitePageWords),

  sitePageTexts: operatorOperation
    .route({
      method: 'GET',
      path: '/admin/site-pages',
      tags,
      summary: 'The imprint and the privacy page in every language',
    })
    .output(sitePageTexts),

  writeSitePage: operatorOperation
    .route({
      method: 'PUT',
      path: '/admin/site-pages',
      tags,
      summary: 'Write the imprint or the privacy page in one language',
    })
    .input(sitePageChange)
    .output(sitePageTexts),
}
