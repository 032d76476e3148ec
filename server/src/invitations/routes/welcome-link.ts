import { email, id } from '@touchline/contract/wire/values'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import type { Visit } from '#server/auth/commands/visit.ts'
import { pictureAddresses } from '#server/files/queries/addresses.ts'
import { AppError } from '#server/platform/errors.ts'

import { askForLetter, readLink } from '../commands/ask-for-letter.ts'
import type { Asker } from '../commands/send-by-link.ts'
import { linkPage, sentPage } from './link-page.ts'
import { languageFor, nameShape, send } from './welcome-answer.ts'

const linkKeyShape = z.object({ team: id, code: z.string().min(1).max(200) })
const askerShape = nameShape.extend({ email })

/** The page of a team's own link. */
export async function showLinkPage(
  visit: Visit,
  request: FastifyRequest,
  query: URLSearchParams,
): Promise<string> {
  const key = linkKeyIn(query)
  return showLink(visit, request, { key, team: await readLink(visit, key) })
}

/** Its button: sends the letter, or says what is missing. */
export async function sendLetter(
  visit: Visit,
  reply: FastifyReply,
  { request, form }: { readonly request: FastifyRequest; readonly form: URLSearchParams },
): Promise<FastifyReply> {
  const key = linkKeyIn(form)
  const asker = askerShape.safeParse(Object.fromEntries(form))
  if (asker.success) {
    await askForLetter(visit, key, asker.data)
    return send(reply, 200, sentPage(visit.language, asker.data.email))
  }
  const [firstName = '', lastName = '', address = ''] = ['firstName', 'lastName', 'email'].map(
    (name) => form.get(name) ?? '',
  )
  const typed = { firstName, lastName, email: address }
  const team = await readLink(visit, key)
  return send(reply, 400, await showLink(visit, request, { key, team, typed }))
}

interface Link {
  readonly key: { readonly teamId: string; readonly code: string }
  readonly team: Awaited<ReturnType<typeof readLink>>
  readonly typed?: Asker
}

async function showLink(visit: Visit, request: FastifyRequest, { key, team, typed }: Link) {
  const show = await pictureAddresses(visit.platform)
  return linkPage({
    language: languageFor(request, team.language),
    team,
    code: key.code,
    crest: show(team.logoFileId)?.thumb,
    ...(typed === undefined ? {} : { typed }),
  })
}

function linkKeyIn(fields: URLSearchParams): Link['key'] {
  const read = linkKeyShape.safeParse(Object.fromEntries(fields))
  if (!read.success) throw new AppError('not_found')
  return { teamId: read.data.team, code: read.data.code }
}
