import { jsonOf } from '@touchline/domain/values/json'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { z } from 'zod'

import { AppError } from '#server/platform/errors.ts'
import { askConfigured } from '#server/platform/outbound/configured.ts'
import type { Platform } from '#server/platform/platform.ts'

import type { Access } from './access.ts'
import { audience } from './keys.ts'
import { accountFrom, bearerOf, keyNamedBy } from './token-claims.ts'

const keepKeysMs = 10 * 60_000
/** Tokens with keys nobody has heard of make us ask, but not more often than this. */
const askAgainMs = 10_000

/** Access by the tokens of another server (AUTH_URL): good until they expire, nobody tells us of sign-outs. */
export function openElsewhere({ clock }: Pick<Platform, 'clock'>, url: string): Access {
  const keysFor = publicKeysOf(`${url}/.well-known/jwks.json`, clock)

  return {
    async identify(authorization) {
      const token = bearerOf(authorization)
      const kid = token === undefined ? undefined : keyNamedBy(token)
      if (token === undefined || kid === undefined) return undefined

      const now = clock()
      const checks = {
        issuer: url,
        audience,
        algorithms: ['ES256', 'RS256'],
        requiredClaims: ['exp'],
        currentDate: now,
      }
      const claims = await jwtVerify(token, await keysFor(kid), checks).then(
        ({ payload }) => payload,
        () => undefined,
      )
      const account = claims === undefined ? undefined : accountFrom(claims)
      if (account === undefined || claims?.exp === undefined) return undefined
      return { ...account, secondsLeft: claims.exp - now.getTime() / 1000 }
    },
    sessionEnded: () => undefined,
    forgetAll: () => undefined,
  }
}

interface Known {
  readonly kids: ReadonlySet<string>
  readonly resolve: ReturnType<typeof createLocalJWKSet>
}

const keySet = z.object({ keys: z.array(z.looseObject({ kid: z.string(), kty: z.string() })) })

/** The other server's public keys. While it does not answer, those we know go on being good. */
function publicKeysOf(address: string, clock: () => Date) {
  let known: Known | undefined
  let asking: Promise<Known | undefined> | undefined
  let askedAt = Number.NEGATIVE_INFINITY

  async function ask(): Promise<Known | undefined> {
    askedAt = clock().getTime()
    asking ??= keysAt(address).finally(() => {
      asking = undefined
    })
    known = (await asking) ?? known
    return known
  }

  return async function keysFor(kid: string): Promise<Known['resolve']> {
    const age = clock().getTime() - askedAt
    const isEnough = known?.kids.has(kid) === true ? age < keepKeysMs : age < askAgainMs
    const keys = isEnough ? await (known ?? asking) : await ask()
    // "Could not ask" is no "no": who is signed in stays signed in.
    if (keys === undefined) throw new AppError('unavailable')
    return keys.resolve
  }
}

async function keysAt(address: string): Promise<Known | undefined> {
  const asked = await askConfigured(address, {
    method: 'GET',
    headers: { accept: 'application/json' },
    body: '',
  })
  const found = asked?.status === 200 ? keySet.safeParse(jsonOf(asked.body)).data : undefined
  if (found === undefined) return undefined
  const kids = new Set(found.keys.map(({ kid }) => kid))
  return { kids, resolve: createLocalJWKSet(found) }
}
