import { createHash } from 'node:crypto'

import { bestLanguage, acceptedLanguages } from '@touchline/domain/values/language'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import { AppError, expectedFailure } from '#server/platform/errors.ts'
import {
  inlineHash,
  plainPage,
  plainPageSender,
  plainStyle,
} from '#server/platform/http/plain-page.ts'

import type { MadePage } from './site-page.ts'
import { siteWords } from './words.ts'

interface Sent extends MadePage {
  /** Which sites may show it in a frame. */
  readonly ancestors: "'none'" | '*'
}

/** Browsers ask each time, and get an answer of a few bytes when nothing changed. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, style, script, pictures, ancestors }: Sent,
): FastifyReply {
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`
  reply.headers({
    'cache-control': 'no-cache',
    etag,
    'content-security-policy': [
      "default-src 'none'",
      `style-src ${inlineHash(style)}`,
      ...(script === undefined ? [] : [`script-src ${inlineHash(script)}`]),
      ["img-src 'self'", pictures].filter(Boolean).join(' '),
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${ancestors}`,
    ].join('; '),
  })
  if (request.headers['if-none-match'] === etag) return reply.status(304).send()
  return reply.type('text/html; charset=utf-8').send(html)
}

const sendPlain = plainPageSender([plainStyle])

/** Addresses that can't exist are not found. Unexpected errors are logged as everywhere. */
export function failureOf(error: unknown): AppError {
  const failure = error instanceof z.ZodError ? new AppError('not_found') : expectedFailure(error)
  if (failure === undefined) throw error
  return failure
}

export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
): FastifyReply {
  const failure = failureOf(error)
  const language = bestLanguage(acceptedLanguages(request.headers['accept-language']))
  const { text, errors } = siteWords(language)
  const isMissing = failure.code === 'not_found'
  retryLater(reply, failure)
  const page = plainPage({
    language,
    title: isMissing ? text.notFound : errors[failure.code],
    body: isMissing ? `<p>${text.notFoundText}</p>` : '',
  })
  return sendPlain(reply, failure.status, page)
}

/** When a visitor who asked too often may ask again. */
export function retryLater(reply: FastifyReply, { retryAfterSeconds }: AppError): void {
  if (retryAfterSeconds !== undefined)
    reply.header('retry-after', String(Math.ceil(retryAfterSeconds)))
}
