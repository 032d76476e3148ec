import { isExemptFromMaintenance } from '@touchline/domain/maintenance/exempt'
import {
  closedPageHeader,
  type Notice,
  retryAfterSeconds,
} from '@touchline/domain/maintenance/notice'
import { isServicePath } from '@touchline/domain/values/service-path'
import type { FastifyInstance } from 'fastify'

import { AppError } from '#server/platform/errors.ts'
import { rememberCause } from '#server/platform/http/request-log.ts'
import { pathOnly } from '#server/platform/log.ts'
import type { Platform } from '#server/platform/platform.ts'

import { pagePolicy } from './page-parts.ts'
import { maintenancePage } from './page.ts'

/** While the site is under maintenance, whatever is not exempt is answered here with 503. */
export function closeDuringMaintenance(
  http: FastifyInstance,
  { platform, notice }: { platform: Pick<Platform, 'clock'>; notice: () => Notice | undefined },
): void {
  http.addHook('onRequest', async (request, reply) => {
    const now = notice()
    const path = pathOnly(request.url)
    if (now === undefined || isExemptFromMaintenance(request.method, path)) return

    const wait = retryAfterSeconds(now, platform.clock())
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    const refusal = closed(now, wait)
    if (!isPage || isServicePath(path)) throw refusal
    rememberCause(request, refusal)
    return reply
      .status(503)
      .headers({
        'retry-after': wait,
        'cache-control': 'no-store',
        'content-security-policy': pagePolicy,
        vary: 'accept-language',
        [closedPageHeader]: 'maintenance',
      })
      .type('text/html; charset=utf-8')
      .send(await maintenancePage(now, request.headers['accept-language']))
  })
}

function closed({ message, until }: Notice, retryAfter: number): AppError {
  return new AppError('maintenance', {
    message,
    until: until?.toISOString() ?? null,
    retryAfterSeconds: retryAfter,
  })
}
