import { answerByLink as answerShape } from '@touchline/contract/events/shapes/answer-link'
import type { Answer } from '@touchline/domain/events/answers'
import { bestLanguage, type Language, acceptedLanguages } from '@touchline/domain/values/language'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { AppError, expectedFailure } from '#server/platform/errors.ts'
import { plainPageSender, plainStyle } from '#server/platform/http/plain-page.ts'
import type { Platform } from '#server/platform/platform.ts'
import { limitFailedAttempts } from '#server/platform/rate-limit/failed-attempts.ts'

import {
  answerByLink,
  answerCardOf,
  type LinkHolder,
  openLink,
} from '../commands/answer-by-link.ts'
import { limitPerEvent } from '../commands/limit-per-event.ts'
import { answerPage, closedPage } from './answer-page.ts'
import { answerScript } from './answer-script.ts'
import { answerStyle } from './answer-style.ts'

const bodyLimit = 8 * 1024
const send = plainPageSender([plainStyle, answerStyle], answerScript)

/** The page of an emailed answer link. Opening it changes nothing; its buttons post. */
export async function answerPages(app: FastifyInstance, platform: Platform): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    scope.get('/answer/*', (request, reply) =>
      show(platform, request, { reply, isCommentSaved: request.url.endsWith('?saved') }),
    )
    scope.post('/answer/*', { bodyLimit }, (request, reply) => take(platform, request, reply))
  })
}

interface Showing {
  readonly reply: FastifyReply
  readonly refused?: AppError
  readonly isCommentSaved?: boolean
  readonly typed?: string | undefined
}

async function show(
  platform: Platform,
  request: FastifyRequest,
  { reply, refused, ...sent }: Showing,
): Promise<FastifyReply> {
  const language = languageOf(request)
  try {
    const holder = await holderOf(platform, request)
    const card = await answerCardOf(platform.database, holder, platform.clock())
    const page = answerPage({ language, card, refused: refused?.code, ...sent })
    return send(reply, refused?.status ?? 200, page)
  } catch (error) {
    const { status, code, retryAfterSeconds } = failureOf(error)
    if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
    return send(reply, status, closedPage(language, code))
  }
}

/** Saves the answer and redirects, so that reloading sends nothing twice. */
async function take(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
  const given = answerIn(form)
  const typed = form.get('comment') ?? undefined
  if (!given.success) return show(platform, request, { reply, refused: invalid, typed })
  try {
    const holder = await holderOf(platform, request)
    const now = platform.clock()
    if (form.has('save')) await requireSameAnswer(platform, holder, given.data.answer)
    await limitPerEvent(holder.link.eventId, () =>
      platform.database
        .transaction()
        .execute((tx) => answerByLink(tx, holder, { ...given.data, now })),
    )
  } catch (error) {
    return show(platform, request, { reply, refused: failureOf(error), typed })
  }
  const saved = form.has('save') ? '?saved' : ''
  return reply.redirect(`/answer/${encodeURIComponent(tokenOf(request))}${saved}`, 303)
}

/** Saving a comment sends the answer that the page shows. */
function answerIn(form: URLSearchParams) {
  return answerShape.omit({ token: true }).safeParse({
    answer: form.get('save') ?? form.get('answer'),
    ...(form.has('comment') && { comment: form.get('comment')?.trim() || null }),
  })
}

/**
 * The page may have been open for days: saving a comment must not overwrite a newer answer given
 * elsewhere.
 */
async function requireSameAnswer(
  platform: Platform,
  holder: LinkHolder,
  shown: Answer,
): Promise<void> {
  const { answer } = await answerCardOf(platform.database, holder, platform.clock())
  if (answer !== shown) throw new AppError('changed_meanwhile')
}

const invalid = new AppError('invalid_input')

/** Unexpected errors are logged as everywhere. */
function failureOf(error: unknown): AppError {
  const expected = expectedFailure(error)
  if (expected === undefined) throw error
  return expected
}

/** Counts wrong tokens per network, which stops guessing. */
function holderOf(platform: Platform, request: FastifyRequest): Promise<LinkHolder> {
  const visitor = { platform, account: undefined, ip: request.ip }
  return limitFailedAttempts(visitor, () =>
    openLink(platform.database, tokenOf(request), platform.clock()),
  )
}

function tokenOf(request: FastifyRequest): string {
  return request.url.split('?')[0]?.split('/')[2] ?? ''
}

function languageOf(request: FastifyRequest): Language {
  return bestLanguage(acceptedLanguages(request.headers['accept-language']))
}
