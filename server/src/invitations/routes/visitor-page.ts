import { sessionKey } from '@touchline/domain/auth/session-key'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { AuthContext } from '#server/auth/commands/auth-context.ts'
import { plainPageSender, plainStyle } from '#server/platform/http/plain-page.ts'

import { endingPageOf } from './welcome-answer.ts'
import { showLinkPage } from './welcome-link.ts'
import { welcomeStyle } from './welcome-style.ts'

/** Signed-in visitors continue to the page that joins with their account. */
const goOn = `try{if(localStorage.getItem('${sessionKey}'))location.replace(location.pathname+location.search+'&account')}catch(x){}`
const send = plainPageSender([plainStyle, welcomeStyle], goOn)

/** True if the join page's URL is for visitors: with a link or code, and before continuing. */
export function isForVisitors(query: URLSearchParams): boolean {
  const isKnown = query.has('code') || query.has('typed')
  return isKnown && !query.has('invitation') && !query.has('account')
}

/** The join page for visitors: that of the shared link, without loading the site. */
export async function showToVisitor(
  visit: AuthContext,
  reply: FastifyReply,
  { request, query }: { readonly request: FastifyRequest; readonly query: URLSearchParams },
): Promise<FastifyReply> {
  const { status, page } = await showLinkPage(visit, request, query).then(
    (shown) => ({ status: 200, page: shown }),
    (error: unknown) => endingPageOf(visit, reply, error),
  )
  return send(
    reply,
    status,
    page.replace('</body>', () => `<script>${goOn}</script></body>`),
  )
}
