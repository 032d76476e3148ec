import { id } from '@touchline/contract/wire/values'
import { bestLanguage } from '@touchline/domain/values/language'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import type { AuthContext } from '#server/auth/commands/auth-context.ts'
import { sessionLanding } from '#server/auth/commands/session-landing.ts'
import { pictureAddresses } from '#server/files/queries/addresses.ts'
import { AppError } from '#server/platform/errors.ts'

import { acceptClubWelcome } from '../commands/accept-club-welcome.ts'
import { readClubWelcome, type ClubLetterKey } from '../commands/welcome-club.ts'
import { clubWelcomePage, alreadyManagerPage } from './link-page.ts'
import { languageFor, nameShape, send } from './welcome-answer.ts'

const clubKeyShape = z.object({ club: id, invitation: z.string().min(1).max(200) })

/** The page of a letter to a new club manager. */
export async function clubPage(
  visit: AuthContext,
  request: FastifyRequest,
  query: URLSearchParams,
): Promise<string> {
  const key = readClubLetterKey(query)
  const welcome = await readClubWelcome(visit, key)
  const show = await pictureAddresses(visit.platform)
  const language = languageFor(request, bestLanguage([welcome.club.language]))
  const crest = show(welcome.club.logo_file_id)?.thumb
  return clubWelcomePage(language, welcome, { token: key.token, crest })
}

/** Handles its button. */
export async function acceptManagerRole(
  visit: AuthContext,
  reply: FastifyReply,
  form: URLSearchParams,
): Promise<FastifyReply> {
  const name = nameShape.safeParse(Object.fromEntries(form))
  const accepted = await acceptClubWelcome(
    visit,
    readClubLetterKey(form),
    name.success ? name.data : { firstName: '', lastName: '' },
  )
  if (accepted.grant === undefined)
    return send(reply, 200, alreadyManagerPage(visit.language, accepted))
  const url = new URL(`/club/${accepted.club.id}`, visit.platform.config.publicUrl)
  url.hash = await sessionLanding(visit, accepted.grant, 'invite')
  return reply.header('referrer-policy', 'no-referrer').redirect(url.href, 303)
}

export function readClubLetterKey(fields: URLSearchParams): ClubLetterKey {
  const read = clubKeyShape.safeParse(Object.fromEntries(fields))
  if (!read.success) throw new AppError('not_found')
  return { clubId: read.data.club, token: read.data.invitation }
}
