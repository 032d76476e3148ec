import { email, requiredLine, id } from '@touchline/contract/wire/values'
import { splitName } from '@touchline/domain/members/names'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import type { AuthContext } from '#server/auth/commands/auth-context.ts'
import { pictureAddresses } from '#server/files/queries/addresses.ts'
import { AppError } from '#server/platform/errors.ts'

import { askForLetter, readLink, type LinkKey } from '../commands/ask-for-letter.ts'
import type { Asker } from '../commands/send-by-link.ts'
import { linkPage, sentPage, type TypedContact } from './link-page.ts'
import { rememberRequestingBrowser } from './requesting-browser.ts'
import { languageFor, nameShape, send } from './welcome-answer.ts'

const keyPart = z.string().min(1).max(200)
const linkKeyShape = z
  .object({ team: id, code: keyPart.optional(), typed: keyPart.optional() })
  .refine(({ code, typed }) => (code ?? typed) !== undefined)
const askerShape = z.object({ name: requiredLine(160), email })

/** The page of a team's shared link. */
export async function showLinkPage(
  visit: AuthContext,
  request: FastifyRequest,
  query: URLSearchParams,
): Promise<string> {
  const key = linkKeyIn(query)
  return showLink(visit, request, { key, team: await readLink(visit, key) })
}

/** Its button: sends the email, or says what is missing. */
export async function sendLetter(
  visit: AuthContext,
  reply: FastifyReply,
  { request, form }: { readonly request: FastifyRequest; readonly form: URLSearchParams },
): Promise<FastifyReply> {
  const key = linkKeyIn(form)
  const typed = { name: form.get('name') ?? '', email: form.get('email') ?? '' }
  const asker = askerIn(typed)
  if (asker !== undefined) {
    await askForLetter(visit, key, asker)
    const asked = { teamId: key.teamId, email: asker.email }
    await rememberRequestingBrowser(request, reply, { platform: visit.platform, asked })
    return send(reply, 200, sentPage(visit.language, asker.email))
  }
  const team = await readLink(visit, key)
  return send(reply, 400, await showLink(visit, request, { key, team, typed }))
}

/** Undefined without an address, or without both names. */
function askerIn(typed: TypedContact): Asker | undefined {
  const read = askerShape.safeParse(typed)
  const name = nameShape.safeParse(splitName(read.data?.name ?? ''))
  return read.success && name.success ? { ...name.data, email: read.data.email } : undefined
}

interface Link {
  readonly key: LinkKey
  readonly team: Awaited<ReturnType<typeof readLink>>
  readonly typed?: TypedContact
}

async function showLink(visit: AuthContext, request: FastifyRequest, { key, team, typed }: Link) {
  const show = await pictureAddresses(visit.platform)
  return linkPage({
    language: languageFor(request, team.language),
    team,
    opensWith: key.key,
    crest: show(team.logoFileId)?.thumb,
    ...(typed === undefined ? {} : { typed }),
  })
}

function linkKeyIn(fields: URLSearchParams): Link['key'] {
  const read = linkKeyShape.safeParse(Object.fromEntries(fields))
  if (!read.success) throw new AppError('not_found')
  const { team, code, typed = '' } = read.data
  return {
    teamId: team,
    key: code === undefined ? { kind: 'code', value: typed } : { kind: 'link', value: code },
  }
}
