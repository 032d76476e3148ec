import type { FastifyInstance } from 'fastify'

import { openLetterToken } from '#server/accounts/queries/letter-links.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'

import { chooseLetters } from '../commands/choose-letters.ts'

const longestBody = 1024

/**
 * The address in the List-Unsubscribe header: a mail program posts a form there on one click (RFC
 * 8058), without account or page. Opened in a browser it is a page with a button.
 */
export async function oneClickRoutes(
  app: FastifyInstance,
  { database, clock }: Platform,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { bodyLimit: longestBody },
      (_, payload, done) => {
        payload.resume().on('end', () => done(null, undefined))
      },
    )
    scope.post<{ Params: { token: string } }>('/unsubscribe/:token', async (request, reply) => {
      const letters = await openLetterToken(database, request.params.token)
      if (letters === undefined) throw new AppError('not_found')
      await database
        .transaction()
        .execute((tx) => chooseLetters(tx, letters, { isWanted: false, now: clock() }))
      return reply.status(200).header('cache-control', 'no-store').send({})
    })
  })
}
