import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import { AppError } from '#server/platform/errors.ts'
import { networkOf } from '#server/platform/http/network.ts'
import { openNetworkPace } from '#server/platform/http/pace.ts'
import type { Platform } from '#server/platform/platform.ts'

import { isPreview } from '../queries/previews.ts'
import { findWebsiteByAddress } from '../queries/websites.ts'
import { embedRoutes } from './embeds.ts'
import { hostRoutes } from './host-pages.ts'
import { address, pageOf } from './page-of.ts'
import { sendFailure, sendPage } from './send-page.ts'
import { shownWebsite, type ShownWebsite } from './shown-website.ts'
import { sitemapRoutes } from './sitemap.ts'

const preview = z.object({ preview: z.string().max(40).optional() })

/** /site/{slug} and /site/{slug}/{team}: HTML without scripts, for visitors and search engines. */
export function websitePages(app: FastifyInstance, platform: Platform): void {
  const pace = openNetworkPace(platform)

  async function show(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    try {
      pace.keep(networkOf(request.ip), request)
      const shown = await requireShown(platform, request)
      const page = address.parse(request.params)
      const moved = movedTo(shown, page)
      if (moved !== undefined) return reply.header('cache-control', 'no-cache').redirect(moved, 301)
      const made = await platform.standby.readRecent((database) =>
        pageOf({ ...platform, database }, shown, page),
      )
      return sendPage(request, reply, { ...made, ancestors: "'none'" })
    } catch (error) {
      return sendFailure(request, reply, error)
    }
  }
  for (const path of ['/site/:slug', '/site/:slug/:team', '/site/:slug/match/:match']) {
    app.get(path, show)
    app.get(`${path}/`, show)
  }
  embedRoutes(app, platform)
  hostRoutes(app, platform)
  sitemapRoutes(app, platform)
}

/** Whether it is published is asked of the database itself, so that turning it off works at once. */
async function requireShown(platform: Platform, request: FastifyRequest): Promise<ShownWebsite> {
  const { slug } = address.parse(request.params)
  const website = await findWebsiteByAddress(platform.database, slug)
  if (website === undefined) throw new AppError('not_found')
  if (website.isPublished) return shownWebsite(platform, website)
  const { preview: signature = '' } = preview.parse(request.query)
  if (!(await isPreview(platform, website.owner, signature))) throw new AppError('not_found')
  return shownWebsite(platform, website, { query: `?preview=${encodeURIComponent(signature)}` })
}

/** Where a page is now that was asked for by a former name, or is at a host of its own. */
function movedTo(shown: ShownWebsite, { slug, team, match }: z.infer<typeof address>) {
  const { website, path, query, product, origin } = shown
  const isAtHost = product !== ''
  if (slug === website.slug && !isAtHost) return undefined
  const rest = match === undefined ? [team] : ['match', match]
  const now = [path, ...rest.filter((part) => part !== undefined)].join('/') || '/'
  return isAtHost ? origin + now : now + query
}
