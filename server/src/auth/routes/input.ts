import { readPkce, type Pkce } from '@touchline/domain/auth/pkce'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import { requireFitting, smallShape } from '#server/platform/http/body-limits.ts'

import { invalidInput, Refusal } from '../commands/refusals.ts'

/** Bodies are JSON regardless of their type; a missing one is an empty object. */
export function readJson(auth: FastifyInstance): void {
  const parse = auth.getDefaultJsonParser('remove', 'remove')
  auth.removeAllContentTypeParsers()
  auth.addContentTypeParser('*', { parseAs: 'string' }, (request, body, done) => {
    const text = typeof body === 'string' ? body : body.toString()
    if (text.trim() === '') done(null, {})
    else if (fits(text)) void parse(request, text, done)
    else done(new Refusal('bad_json', 'Could not parse request body as JSON'))
  })
}

function fits(text: string): boolean {
  try {
    requireFitting(text, smallShape)
    return true
  } catch {
    return false
  }
}

/** A string of the protocol: absent, null and empty mean the same. */
export const word = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

/** Absent and null mean false. */
export const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false)

/** A field whose absence means "leave it as it is". */
export const optionalWord = z
  .string()
  .nullish()
  .transform((value) => value ?? undefined)

export const metadata = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((value) => value ?? undefined)

export const captcha = z
  .object({ captcha_token: word })
  .nullish()
  .transform((value) => value?.captcha_token ?? '')

export const challengeFields = { code_challenge: optionalWord, code_challenge_method: optionalWord }

/** Parses the body and ignores unknown fields. */
export function bodyOf<Shape extends z.ZodType>(shape: Shape, body: unknown): z.output<Shape> {
  const parsed = shape.safeParse(body ?? {})
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Refusal(
    'bad_json',
    `Could not parse request body as JSON: ${issue?.path.join('.') ?? ''}`,
  )
}

export function requirePkce(body: {
  code_challenge: string | undefined
  code_challenge_method: string | undefined
}): Pkce {
  const pkce = readPkce(body.code_challenge, body.code_challenge_method)
  if (pkce.kind === 'incomplete')
    throw invalidInput('PKCE flow requires code_challenge_method and code_challenge')
  if (pkce.kind === 'malformed')
    throw invalidInput(
      'code challenge has to be between 43 and 128 characters of letters, digits, "-", ".", "_" and "~"',
    )
  if (pkce.kind === 'unknown_method') throw invalidInput('Invalid code challenge method')
  return pkce
}
