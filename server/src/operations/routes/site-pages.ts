import { implement } from '@orpc/server'
import { operationsEndpoints } from '@touchline/contract/operations/endpoints'
import { pageWordsFor } from '@touchline/domain/operations/site-pages'

import { command } from '#server/platform/http/command.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { visitorQuery } from '#server/platform/http/handlers.ts'

import { writeSitePage } from '../commands/site-pages.ts'
import { allSitePages, findSitePage } from '../queries/site-pages.ts'
import { forOperators } from './operators.ts'

const os = implement(operationsEndpoints).$context<RequestContext>()

export const sitePageRoutes = {
  sitePage: os.sitePage.handler(
    visitorQuery(async ({ db, input }) => {
      const written = await findSitePage(db, input.page)
      return { text: pageWordsFor(written, input.language) ?? null }
    }),
  ),

  sitePageTexts: forOperators.sitePageTexts.handler(async ({ context }) => ({
    texts: await allSitePages(context.platform.database),
  })),

  writeSitePage: forOperators.writeSitePage.handler(({ input, context }) => {
    const { platform, actor } = context
    return command(context, async (tx) => {
      await writeSitePage(tx, { actor, now: platform.clock() }, input)
      return { texts: await allSitePages(tx) }
    })
  }),
}
