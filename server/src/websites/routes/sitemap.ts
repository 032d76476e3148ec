import type { FastifyInstance } from 'fastify'

import { escaped } from '#server/platform/html.ts'
import { networkOf } from '#server/platform/http/network.ts'
import { openNetworkPace } from '#server/platform/http/pace.ts'
import type { Platform } from '#server/platform/platform.ts'

import { findIndexedWebsites, type IndexedWebsite } from '../queries/sitemap.ts'

/** /robots.txt and /sitemap.xml: search engines find websites that no other page links to. */
export function sitemapRoutes(app: FastifyInstance, platform: Platform): void {
  const pace = openNetworkPace(platform)
  const { publicUrl } = platform.config

  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nAllow: /\nSitemap: ${publicUrl}/sitemap.xml\n`),
  )

  app.get('/sitemap.xml', async (request, reply) => {
    pace.keep(networkOf(request.ip), request)
    const websites = await platform.standby.readRecent(findIndexedWebsites)
    return reply.type('application/xml; charset=utf-8').send(sitemapOf(websites, publicUrl))
  })
}

/** As https://www.sitemaps.org/protocol.html has it. */
function sitemapOf(websites: readonly IndexedWebsite[], origin: string): string {
  const urls = websites.map(
    ({ slug, changedAt }) =>
      `<url><loc>${escaped(`${origin}/site/${slug}`)}</loc><lastmod>${changedAt.toISOString()}</lastmod></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>
`
}
