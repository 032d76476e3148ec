import { oc } from '@orpc/contract'

import { tableResponse } from '../../members/endpoints/many.ts'
import { rosterFile } from '../../members/shapes/many.ts'
import { keptBooksExport, keptBooksList } from '../shapes/kept-books.ts'

const tags = ['Collections']
const path = '/me/kept-books'

/** What is left of the money of teams that are gone. */
export const keptBooksEndpoints = {
  keptBooks: oc
    .route({
      method: 'GET',
      path,
      tags,
      summary: 'Books of teams I ran, or of my club, that are gone',
    })
    .output(keptBooksList),

  exportKeptBooks: oc
    .route({
      method: 'POST',
      path: `${path}/{booksId}/export`,
      tags,
      summary: 'The journal of a team that is gone, without names, as a CSV or XLSX file',
      spec: (operation) => ({ ...operation, responses: { 200: tableResponse } }),
    })
    .input(keptBooksExport)
    .output(rosterFile),
}
