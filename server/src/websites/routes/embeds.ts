import { bestLanguage, acceptedLanguages } from '@touchline/domain/values/language'
import { embedCode, embedHeight, embedThemes } from '@touchline/domain/websites/embed'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import { AppError } from '#server/platform/errors.ts'
import { networkOf } from '#server/platform/http/network.ts'
import { openNetworkPace } from '#server/platform/http/pace.ts'
import type { Platform } from '#server/platform/platform.ts'

import { closedEmbed, embedPage } from './embed-page.ts'
import { requireEmbedded } from './embed-place.ts'
import { addressedBy } from './oembed.ts'
import { failureOf, retryLater, sendPage } from './send-page.ts'
import { siteWords } from './words.ts'

const look = z.object({ theme: z.enum(embedThemes).catch('light') })
const request = z.object({
  url: z.url().max(500),
  format: z.string().default('json'),
  maxwidth: z.coerce.number().int().positive().optional().catch(undefined),
  maxheight: z.coerce.number().int().positive().optional().catch(undefined),
})

/** /embed/{id}/{view} for frames in other sites, and /oembed, which tells such sites the code. */
export function embedRoutes(app: FastifyInstance, platform: Platform): void {
  const pace = openNetworkPace(platform)

  app.get('/embed/:id/:view', async (asked, reply) => {
    reply.header('x-robots-tag', 'noindex')
    try {
      pace.keep(networkOf(asked.ip), asked)
      const { theme } = look.parse(asked.query)
      const embedded = await requireEmbedded(platform, asked.params)
      const made = await platform.standby.readRecent((database) =>
        embedPage({ ...platform, database }, { ...embedded, theme }),
      )
      return sendPage(asked, reply, { ...made, ancestors: '*' })
    } catch (error) {
      return sendClosed(asked, reply, error)
    }
  })

  app.get('/oembed', async (asked, reply) => {
    pace.keep(networkOf(asked.ip), asked)
    const parsed = request.safeParse(asked.query)
    if (!parsed.success) throw new AppError('invalid_input')
    const { url, format, maxwidth, maxheight } = parsed.data
    if (format !== 'json') return reply.status(501).send()
    const { src, title } = await addressedBy(platform, url)
    const width = Math.min(maxwidth ?? 600, 600)
    const height = Math.min(maxheight ?? embedHeight, embedHeight)
    return reply.header('access-control-allow-origin', '*').send({
      version: '1.0',
      type: 'rich',
      provider_name: 'Touchline',
      provider_url: platform.config.publicUrl,
      title,
      width,
      height,
      html: embedCode({ src, title, width: String(width), height }),
    })
  })
}

/** A frame can't say why it stays empty, so its page does. */
function sendClosed(asked: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const failure = failureOf(error)
  retryLater(reply, failure)
  const language = bestLanguage(acceptedLanguages(asked.headers['accept-language']))
  return sendPage(asked, reply.status(failure.status), {
    ...closedEmbed(siteWords(language)),
    ancestors: '*',
  })
}
