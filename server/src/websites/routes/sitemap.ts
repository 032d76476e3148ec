import type { FastifyInstance } from 'fastify'

import { escaped } from '#server/platform/html.ts'
import { networkOf } from '#server/platform/http/network.ts'
import { openNetworkPace } from '#server/platform/http/pace.ts'
import type { Platform } from '#server/platform/platform.ts'

import { findIndexedWebsites } from '../queries/sitemap.ts'

/** /robots.txt and /sitemap.xml: search engines find websites that no other page links to. */
export function sitemapRoutes(app: FastifyInstance, platform: Platform): void {
  const pace = openNetworkPace(platform)
  const { config } = platform
  const { publicUrl } = config

  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsOf(publicUrl)),
  )

  app.get('/sitemap.xml', async (request, reply) => {
    pace.keep(networkOf(request.ip), request)
    const websites = await platform.standby.readRecent((db) =>
      findIndexedWebsites(db, { withHosts: config.hosts.cnameTarget !== undefined }),
    )
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        sitemapOf(
          websites.map(({ slug, changedAt }) => ({ url: `${publicUrl}/site/${slug}`, changedAt })),
        ),
      )
  })
}

export function robotsOf(origin: string): string {
  return `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`
}

interface IndexedPage {
  readonly url: string
  readonly changedAt?: Date
}

/** As https://www.sitemaps.org/protocol.html has it. */
export function sitemapOf(pages: readonly IndexedPage[]): string {
  const urls = pages.map(({ url, changedAt }) => {
    const changed = changedAt && `<lastmod>${changedAt.toISOString()}</lastmod>`
    return `<url><loc>${escaped(url)}</loc>${changed ?? ''}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>
`
}
