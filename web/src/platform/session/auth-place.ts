import { readStored, writeStored } from '../browser-storage.ts'
import { askInstallation } from '../client/installation.ts'

/** Who signs people in: our own service, or another one (AUTH_URL). */
export interface AuthPlace {
  readonly url: string
  readonly apiKey: string | undefined
}

const storageKey = 'touchline-auth-place'

/**
 * Where to sign in. What was last heard is taken at once, so that a signed-in page waits for nothing and
 * opens without a network, too; the question is asked beside it, for the next time.
 */
export async function authPlace(): Promise<AuthPlace> {
  const known = remembered()
  const asked = askInstallation().then((told) => remember(placeIn(told)))
  if (known === undefined) return asked.catch(() => ownPlace())
  asked.catch(() => undefined)
  return known
}

/** The place in the answer of the installation. */
export function placeIn(told: ReadonlyMap<string, unknown>): AuthPlace {
  const url = told.get('authUrl')
  const apiKey = told.get('authApiKey')
  if (typeof url !== 'string') return ownPlace()
  return { url, apiKey: typeof apiKey === 'string' ? apiKey : undefined }
}

function ownPlace(): AuthPlace {
  return { url: `${globalThis.location.origin}/auth/v1`, apiKey: undefined }
}

function remember(place: AuthPlace): AuthPlace {
  const { url, apiKey } = place
  const isOwn = url === ownPlace().url
  writeStored(storageKey, JSON.stringify(isOwn ? {} : { authUrl: url, authApiKey: apiKey }))
  return place
}

function remembered(): AuthPlace | undefined {
  const stored = readStored(storageKey)
  if (stored === undefined) return undefined
  try {
    const told: unknown = JSON.parse(stored)
    return typeof told === 'object' && told !== null
      ? placeIn(new Map(Object.entries(told)))
      : undefined
  } catch {
    return undefined
  }
}
