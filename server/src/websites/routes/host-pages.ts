import { hostNameIn } from '@touchline/domain/values/host-name'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import { AppError } from '#server/platform/errors.ts'
import { networkOf } from '#server/platform/http/network.ts'
import { openNetworkPace } from '#server/platform/http/pace.ts'
import { siteHostIn, siteHostPrefix } from '#server/platform/http/site-hosts.ts'
import { pathOnly } from '#server/platform/log.ts'
import type { Platform } from '#server/platform/platform.ts'

import { findWebsiteByHost } from '../queries/websites.ts'
import { isDirect } from './direct.ts'
import { address, pageOf } from './page-of.ts'
import { sendFailure, sendPage } from './send-page.ts'
import { homePath, pathOfTeam, shownWebsite, type ShownWebsite } from './shown-website.ts'
import { robotsOf, sitemapOf } from './sitemap.ts'

const asked = z.object({ domain: z.string().max(300).catch('') })

/**
 * Websites at their own hosts. The server sends every request of such a host here (`siteHostPrefix`), so
 * that no other route can answer it.
 */
export function hostRoutes(app: FastifyInstance, platform: Platform): void {
  const { config } = platform
  if (config.hosts.cnameTarget === undefined) return
  const pace = openNetworkPace(platform)

  app.all(`${siteHostPrefix}/*`, async (request, reply) => {
    try {
      pace.keep(networkOf(request.ip), request)
      return await showAtHost(platform, request, reply)
    } catch (error) {
      return sendFailure(request, reply, error)
    }
  })

  // Caddy asks here before it gets a certificate: https://caddyserver.com/docs/automatic-https#on-demand-tls
  app.get('/site-certificate', async (request, reply) => {
    if (!isDirect(request)) throw new AppError('not_found')
    pace.keep('certificates', request)
    const { domain } = asked.parse(request.query)
    const isHost = hostNameIn(domain) === domain && siteHostIn(config, domain) === domain
    const website = isHost && (await findWebsiteByHost(platform.database, domain))
    return reply.status(website ? 200 : 404).send()
  })
}

async function showAtHost(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const host = siteHostIn(platform.config, request.headers.host)
  const reads = request.method === 'GET' || request.method === 'HEAD'
  if (host === undefined || !reads) throw new AppError('not_found')
  const website = await findWebsiteByHost(platform.database, host)
  if (website?.isPublished !== true) throw new AppError('not_found')
  const shown = await shownWebsite(platform, website, { isAtHost: true })
  const path = pathOnly(request.url).slice(siteHostPrefix.length)
  if (path === '/robots.txt')
    return reply.type('text/plain; charset=utf-8').send(robotsOf(shown.origin))
  if (path === '/sitemap.xml')
    return reply.type('application/xml; charset=utf-8').send(sitemapOf(pagesOf(shown)))
  const made = await platform.standby.readRecent((database) =>
    pageOf({ ...platform, database }, shown, pageAt(path)),
  )
  return sendPage(request, reply, { ...made, ancestors: "'none'" })
}

const page = address.omit({ slug: true })

/** /{team} or /match/{id} */
function pageAt(path: string): z.infer<typeof page> {
  const [first, second, ...more] = path.replace(/^\//, '').replace(/\/$/, '').split('/')
  if (more.length > 0) throw new AppError('not_found')
  if (second !== undefined && first !== 'match') throw new AppError('not_found')
  return page.parse(second === undefined ? { team: first || undefined } : { match: second })
}

function pagesOf(shown: ShownWebsite) {
  const { origin, teams, isIndexed } = shown
  if (!isIndexed) return []
  const paths = [homePath(shown), ...teams.map((team) => pathOfTeam(shown, team))]
  return [...new Set(paths)].map((path) => ({ url: origin + path }))
}
