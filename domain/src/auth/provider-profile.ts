import { isEmail, normalizeEmail } from './addresses.ts'
import { sanitizeMetadata, type Metadata } from './metadata.ts'

/** Someone as an OpenID provider describes them. */
export interface ProviderProfile {
  /** The provider's name for the person: never changes, never given to someone else. */
  readonly subject: string
  readonly email: string | undefined
  readonly isVerified: boolean
  /** The stored part of the profile, with the auth protocol's names. */
  readonly data: Metadata
}

const longest = 1000

/** Reads the claims of an ID token; undefined when they name no one. */
export function profileOf(claims: Metadata): ProviderProfile | undefined {
  const subject = words(claims['sub'])
  if (subject === undefined || subject.length > 255) return undefined

  const email = addressIn(claims)
  const isVerified = email !== undefined && claims['email_verified'] === true
  const data = sanitizeMetadata(dataOf(claims, { subject, email, isVerified }))
  return data === undefined ? undefined : { subject, email, isVerified, data }
}

function dataOf(
  claims: Metadata,
  known: { subject: string; email: string | undefined; isVerified: boolean },
): Metadata {
  const { subject, email, isVerified } = known
  const name = words(claims['name'])
  const picture = pictureIn(claims)
  const hostedDomain = words(claims['hd'])
  return present({
    iss: words(claims['iss']),
    sub: subject,
    name,
    full_name: name,
    given_name: words(claims['given_name']),
    family_name: words(claims['family_name']),
    picture,
    avatar_url: picture,
    email,
    email_verified: isVerified,
    phone_verified: false,
    provider_id: subject,
    custom_claims: hostedDomain === undefined ? undefined : { hd: hostedDomain },
  })
}

function addressIn(claims: Metadata): string | undefined {
  const email = normalizeEmail(words(claims['email']) ?? '')
  return isEmail(email) ? email : undefined
}

/** No page of ours shows it, another front on our wire may: nothing but a web address will do. */
function pictureIn(claims: Metadata): string | undefined {
  const picture = words(claims['picture'])
  return picture !== undefined && /^https?:\/\//i.test(picture) ? picture : undefined
}

function words(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' && value.length <= longest
    ? value.trim()
    : undefined
}

function present(fields: Readonly<Record<string, unknown>>): Metadata {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
