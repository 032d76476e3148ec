import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { escaped } from '#server/platform/html.ts'
import { plainPage, plainPageSender, plainStyle } from '#server/platform/http/plain-page.ts'

import type { AuthContext } from '../commands/auth-context.ts'
import { weaknessOf, type WeakPassword } from '../commands/passwords.ts'
import { readLink, type MailedLink } from '../commands/read-link.ts'
import { undoFactor } from '../commands/undo-factor.ts'
import { confirmText, type ConfirmText } from '../emails.ts'
import {
  limitBeforeBody,
  readQueryParameter,
  authContextOf,
  type RouteContext,
} from './route-context.ts'
import { followLink } from './verify.ts'

const send = plainPageSender([plainStyle])

/**
 * The pages behind email links. Opening them does nothing, because mail programs open links by
 * themselves.
 */
export function mailedLinkRoutes(app: FastifyInstance, part: RouteContext): void {
  app.get('/confirm', (request, reply) =>
    sendConfirm(authContextOf(request, part), { request, reply, weakness: undefined }),
  )

  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    scope.post('/confirm', limitBeforeBody(part, 'verify', 'verify'), async (request, reply) => {
      const visit = authContextOf(request, part)
      const password = passwordIn(request.body)
      const weakness = await weaknessOf(visit, password)
      if (weakness !== undefined) return sendConfirm(visit, { request, reply, weakness })
      return followLink(visit, { request, reply, password })
    })
    scope.get('/not-me', async (request, reply) => {
      const { language } = authContextOf(request, part)
      return send(reply, 200, notMePage(language, readQueryParameter(request, 'token') ?? ''))
    })
    scope.post('/not-me', async (request, reply) => {
      const visit = authContextOf(request, part)
      const token = request.body instanceof URLSearchParams ? request.body.get('token') : null
      return send(reply, 200, await takenBackPage(visit, token ?? ''))
    })
  })
}

interface PageRequest {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly weakness: WeakPassword | undefined
}

async function sendConfirm(visit: AuthContext, { request, reply, weakness }: PageRequest) {
  const type = readQueryParameter(request, 'type') ?? ''
  const token = readQueryParameter(request, 'token') ?? ''
  const redirect_to = readQueryParameter(request, 'redirect_to') ?? ''
  const link = await readLink(visit, { token, type })
  const text = confirmText(link.language)
  if (link.kind === 'gone') return send(reply, 410, endedInvitationPage(link, text, type))
  const fields = { token, type, redirect_to }
  if (!link.isContested) return send(reply, 200, confirmPage(link, text, fields))
  const refusal = weakness === undefined ? '' : refusalOf(visit, text, weakness)
  const status = weakness === undefined ? 200 : 422
  return send(reply, status, contestedPage(link, text, { fields, refusal }))
}

function passwordIn(body: unknown): string {
  return (body instanceof URLSearchParams ? body.get('password') : null) ?? ''
}

function refusalOf(
  visit: AuthContext,
  { contested }: ConfirmText,
  { reasons }: WeakPassword,
): string {
  const { passwordMin } = visit.platform.config.auth
  return reasons.includes('length') ? contested.tooShort(passwordMin) : contested.tooCommon
}

type OpenLink = Extract<MailedLink, { address: string }>

function confirmPage(
  { language, kind, address }: OpenLink,
  text: ConfirmText,
  fields: Readonly<Record<string, string>>,
): string {
  const words = text[kind]
  return plainPage({
    language,
    title: words.title,
    body: `<p>${escaped(words.lead(address))}</p>
${form({ method: 'get', action: '/auth/v1/verify', label: words.action, fields })}
<p class="quiet">${escaped(text.notYou)}</p>`,
  })
}

/** Asks for a password before using the link: someone else's password must not open the account. */
function contestedPage(
  { language, address }: OpenLink,
  text: ConfirmText,
  {
    fields,
    refusal,
  }: { readonly fields: Readonly<Record<string, string>>; readonly refusal: string },
): string {
  const { contested, signup, notYou } = text
  const action = `/confirm?${new URLSearchParams(fields).toString()}`
  return plainPage({
    language,
    title: signup.title,
    body: `<p>${escaped(signup.lead(address))} ${escaped(contested.lead)}</p>
<form method="post" action="${escaped(action)}">
<input type="hidden" name="username" autocomplete="username" value="${escaped(address)}">
<p><label for="password">${escaped(contested.password)}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="72"${refusal === '' ? '' : ' aria-invalid="true" aria-describedby="refusal"'}></p>
${refusal === '' ? '' : `<p id="refusal" role="alert">${escaped(refusal)}</p>`}
<button>${escaped(signup.action)}</button>
</form>
<p class="quiet">${escaped(notYou)}</p>`,
  })
}

function endedInvitationPage({ language }: MailedLink, text: ConfirmText, type: string): string {
  const { title, lead, newPassword, signIn } = text.gone
  const isReset = type === 'recovery'
  return plainPage({
    language,
    title,
    body: `<p>${escaped(lead)}</p>
${next(isReset ? '/forgot-password' : '/login', isReset ? newPassword : signIn)}`,
  })
}

function notMePage(language: MailedLink['language'], token: string): string {
  const { title, lead, action } = confirmText(language).notMe
  const button = form({ method: 'post', action: '/not-me', label: action, fields: { token } })
  return plainPage({ language, title, body: `<p>${escaped(lead)}</p>\n${button}` })
}

async function takenBackPage(visit: AuthContext, token: string): Promise<string> {
  const { language } = visit
  const text = confirmText(language)
  const isDone = await undoFactor(visit, token)
  const { title, lead } = isDone ? text.notMe.done : { ...text.gone, lead: text.notMe.gone }
  return plainPage({
    language,
    title,
    body: `<p>${escaped(lead)}</p>\n${next('/forgot-password', text.gone.newPassword)}`,
  })
}

interface Form {
  readonly method: 'get' | 'post'
  readonly action: string
  readonly label: string
  readonly fields: Readonly<Record<string, string>>
}

function form({ method, action, label, fields }: Form): string {
  const inputs = Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`)
  return `<form method="${method}" action="${action}">
${inputs.join('\n')}
<button>${escaped(label)}</button>
</form>`
}

function next(path: string, label: string): string {
  return `<p><a class="button" href="${path}">${escaped(label)}</a></p>`
}
