import { id } from '@touchline/contract/wire/values'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import type { AuthContext } from '#server/auth/commands/auth-context.ts'
import { sessionLanding } from '#server/auth/commands/session-landing.ts'
import { pictureAddresses } from '#server/files/queries/addresses.ts'
import { AppError } from '#server/platform/errors.ts'

import { acceptWelcome, type Acceptance, type Accepted } from '../commands/accept-welcome.ts'
import { readWelcome, type LetterKey, type Welcome } from '../commands/welcome.ts'
import { newcomerId } from '../queries/coming-events.ts'
import { isRequestingBrowser } from './requesting-browser.ts'
import { answerShape, languageFor, send } from './welcome-answer.ts'
import { joinedPage, welcomePage } from './welcome-page.ts'

const keyShape = z.object({ team: id, invitation: z.string().min(1).max(200) })

/** The page of an email; continues at once if its reader has just requested it. */
export async function openLetter(
  visit: AuthContext,
  reply: FastifyReply,
  { request, query }: { readonly request: FastifyRequest; readonly query: URLSearchParams },
): Promise<FastifyReply> {
  const key = readLetterKey(query)
  const welcome = await readWelcome(visit, key)
  if (await isGoingOn(visit, request, welcome)) {
    const accepted = await acceptWelcome(visit, key, { answers: answersIn(query) })
    return redirectAfterWelcome(visit, reply, { ...accepted, token: key.token })
  }
  const show = await pictureAddresses(visit.platform)
  const page = welcomePage({
    language: languageFor(request, welcome.team.language),
    welcome,
    token: key.token,
    crest: show(welcome.team.logoFileId)?.thumb,
    chosen: { eventId: query.get('event') ?? '', answer: query.get('answer') ?? '' },
  })
  return send(reply, 200, page)
}

/** The answers a newcomer chose in the email. */
function answersIn(query: URLSearchParams): Acceptance['answers'] {
  const [eventId, answer] = [query.get('event'), query.get('answer')]
  const read = answerShape.safeParse({ eventId, memberId: newcomerId, answer })
  return read.success ? [read.data] : []
}

/** True if this browser requested it through the team's link, and nothing is left to choose. */
async function isGoingOn(
  { platform }: AuthContext,
  request: FastifyRequest,
  { team, invitation, invitee }: Welcome,
): Promise<boolean> {
  if (!invitation.isByLink || invitee.kind === 'guardian' || invitee.kind === 'member') return false
  const asked = { teamId: team.id, email: invitation.email }
  return isRequestingBrowser(request, { platform, asked })
}

/** Redirects into the team, or to where the rest is asked. */
export async function redirectAfterWelcome(
  visit: AuthContext,
  reply: FastifyReply,
  { welcome, outcome, grant, token }: Accepted & { readonly token: string },
): Promise<FastifyReply> {
  const teamPath = `/team/${welcome.team.id}`
  const path = {
    joined: teamPath,
    waiting: '/join-team',
    asked: `${teamPath}/join?invitation=${encodeURIComponent(token)}`,
  }[outcome]
  const url = new URL(path, visit.platform.config.publicUrl)
  if (grant !== undefined) url.hash = await sessionLanding(visit, grant, 'invite')
  else if (outcome === 'joined') return send(reply, 200, joinedPage(visit.language, welcome))
  return reply.header('referrer-policy', 'no-referrer').redirect(url.href, 303)
}

/** The key in the email's URL. */
export function readLetterKey(fields: URLSearchParams): LetterKey {
  const read = keyShape.safeParse({
    team: fields.get('team'),
    invitation: fields.get('invitation'),
  })
  if (!read.success) throw new AppError('not_found')
  return { teamId: read.data.team, token: read.data.invitation }
}
