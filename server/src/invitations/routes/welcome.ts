import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import type { AuthContext } from '#server/auth/commands/auth-context.ts'

import { disownClubLetter } from '../commands/accept-club-welcome.ts'
import { acceptWelcome, type Acceptance } from '../commands/accept-welcome.ts'
import { disownLetter } from '../commands/disown.ts'
import { isForVisitors, showToVisitor } from './visitor-page.ts'
import { withErrorPages, answerShape, nameShape, send } from './welcome-answer.ts'
import { readClubLetterKey, clubPage, acceptManagerRole } from './welcome-club.ts'
import { readLetterKey, redirectAfterWelcome, openLetter } from './welcome-letter.ts'
import { sendLetter, showLinkPage } from './welcome-link.ts'
import { disownedPage } from './welcome-page.ts'

const bodyLimit = 8 * 1024

const selfShape = nameShape.extend({
  role: z.enum(['father', 'mother', 'guardian', 'other']),
})

/** The page of a personal email and its buttons. Opening it changes nothing. */
export function welcomeRoutes(
  app: FastifyInstance,
  visitOf: (request: FastifyRequest) => AuthContext,
): void {
  app.get('/welcome', async (request, reply) => {
    const visit = visitOf(request)
    const query = queryOf(request)
    return withErrorPages(visit, reply, async () =>
      query.has('club')
        ? send(reply, 200, await clubPage(visit, request, query))
        : openLetter(visit, reply, { request, query }),
    )
  })
  app.get('/welcome/link', async (request, reply) => {
    const visit = visitOf(request)
    const query = queryOf(request)
    return withErrorPages(visit, reply, async () =>
      send(reply, 200, await showLinkPage(visit, request, query)),
    )
  })
  app.get<{ Params: { teamId: string } }>('/team/:teamId/join', async (request, reply) => {
    const query = queryOf(request)
    if (!isForVisitors(query)) return reply.callNotFound()
    query.set('team', request.params.teamId)
    return showToVisitor(visitOf(request), reply, { request, query })
  })

  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    const onForm = (path: string, act: FormAction) =>
      scope.post(path, { bodyLimit }, async (request, reply) => {
        const visit = visitOf(request)
        return withErrorPages(visit, reply, () => act(visit, reply, request))
      })
    onForm('/welcome', async (visit, reply, request) => {
      const form = formOf(request)
      if (form.has('club')) return acceptManagerRole(visit, reply, form)
      const accepted = await acceptWelcome(visit, readLetterKey(form), acceptanceIn(form))
      const token = form.get('invitation') ?? ''
      return redirectAfterWelcome(visit, reply, { ...accepted, token })
    })
    onForm('/welcome/not-me', async (visit, reply, request) => {
      const form = formOf(request)
      if (form.has('club')) await disownClubLetter(visit, readClubLetterKey(form))
      else await disownLetter(visit, readLetterKey(form))
      return send(reply, 200, disownedPage(visit.language))
    })
    onForm('/welcome/link', (visit, reply, request) =>
      sendLetter(visit, reply, { request, form: formOf(request) }),
    )
  })
}

type FormAction = (
  visit: AuthContext,
  reply: FastifyReply,
  request: FastifyRequest,
) => Promise<FastifyReply>

function acceptanceIn(form: URLSearchParams): Acceptance {
  const said = Object.fromEntries(form)
  const self = selfShape.safeParse(said)
  const name = nameShape.safeParse(said)
  const answers = [...form].flatMap(([name, answer]) => {
    const [prefix, eventId, memberId] = name.split(':')
    const read = answerShape.safeParse({ eventId, memberId, answer })
    return prefix === 'answer' && read.success ? [read.data] : []
  })
  return { self: self.data, name: name.data, answers }
}

function formOf(request: FastifyRequest): URLSearchParams {
  return request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
}

function queryOf({ url }: FastifyRequest): URLSearchParams {
  return new URLSearchParams(url.split('?').slice(1).join('?'))
}
