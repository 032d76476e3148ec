import { requiredLine, id } from '@touchline/contract/wire/values'
import { bestLanguage, acceptedLanguages, type Language } from '@touchline/domain/values/language'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import type { AuthContext } from '#server/auth/commands/auth-context.ts'
import { plainPageSender, plainStyle } from '#server/platform/http/plain-page.ts'

import { errorPageFor } from './welcome-ending.ts'
import { endedInvitationPage } from './welcome-page.ts'
import { welcomeStyle } from './welcome-style.ts'

export const nameShape = z.object({ firstName: requiredLine(80), lastName: requiredLine(80) })

/** One answer on an email's page. */
export const answerShape = z.object({
  eventId: id,
  memberId: id,
  answer: z.enum(['going', 'not_going']),
})

export const send = plainPageSender([plainStyle, welcomeStyle])

/** Turns expected errors into a page that says what to do. */
export async function withErrorPages(
  visit: AuthContext,
  reply: FastifyReply,
  act: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await act()
  } catch (error) {
    const { status, page } = endingPageOf(visit, reply, error)
    return send(reply, status, page)
  }
}

/** The page for an expected error; rethrows others. */
export function endingPageOf({ language }: AuthContext, reply: FastifyReply, error: unknown) {
  const ending = errorPageFor(error)
  if (ending === undefined) throw error
  const { status, kind, usedBy, retryAfterSeconds } = ending
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  return { status, page: endedInvitationPage(language, kind, usedBy) }
}

/** The browser's language if supported, otherwise the team's. */
export function languageFor(request: FastifyRequest, own: Language): Language {
  return bestLanguage([...acceptedLanguages(request.headers['accept-language']), own])
}
