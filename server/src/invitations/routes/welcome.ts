import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import type { Visit } from '#server/auth/commands/visit.ts'

import { disownClubLetter } from '../commands/accept-club-welcome.ts'
import { acceptWelcome, type Acceptance } from '../commands/accept-welcome.ts'
import { disownLetter } from '../commands/disown.ts'
import { isForVisitors, showToVisitor } from './visitor-page.ts'
import { answering, answerShape, nameShape, send } from './welcome-answer.ts'
import { clubKeyIn, clubPage, manage } from './welcome-club.ts'
import { keyIn, leadOn, openLetter } from './welcome-letter.ts'
import { sendLetter, showLinkPage } from './welcome-link.ts'
import { disownedPage } from './welcome-page.ts'

const bodyLimit = 8 * 1024

const selfShape = nameShape.extend({
  role: z.enum(['father', 'mother', 'guardian', 'other']),
})

/** The page of a personal email and its buttons. Opening it changes nothing. */
export function welcomeRoutes(
  app: FastifyInstance,
  visitOf: (request: FastifyRequest) => Visit,
): void {
  app.get('/welcome', async (request, reply) => {
    const visit = visitOf(request)
    const query = queryOf(request)
    return answering(visit, reply, async () =>
      query.has('club')
        ? send(reply, 200, await clubPage(visit, request, query))
        : openLetter(visit, reply, { request, query }),
    )
  })
  app.get('/welcome/link', async (request, reply) => {
    const visit = visitOf(request)
    const query = queryOf(request)
    return answering(visit, reply, async () =>
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
    const onForm = (
      path: string,
      act: (visit: Visit, reply: FastifyReply, request: FastifyRequest) => Promise<FastifyReply>,
    ) =>
      scope.post(path, { bodyLimit }, async (request, reply) => {
        const visit = visitOf(request)
        return answering(visit, reply, () => act(visit, reply, request))
      })
    onForm('/welcome', async (visit, reply, request) => {
      const form = formOf(request)
      if (form.has('club')) return manage(visit, reply, form)
      const accepted = await acceptWelcome(visit, keyIn(form), acceptanceIn(form))
      return leadOn(visit, reply, { ...accepted, token: form.get('invitation') ?? '' })
    })
    onForm('/welcome/not-me', async (visit, reply, request) => {
      const form = formOf(request)
      if (form.has('club')) await disownClubLetter(visit, clubKeyIn(form))
      else await disownLetter(visit, keyIn(form))
      return send(reply, 200, disownedPage(visit.language))
    })
    onForm('/welcome/link', (visit, reply, request) =>
      sendLetter(visit, reply, { request, form: formOf(request) }),
    )
  })
}

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
