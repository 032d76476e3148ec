import type { Identity, Metadata, ShownFactor, User } from '../queries/users.ts'

/** A user in the protocol's format: no hash or token, and only existing dates. */
export interface PublicUser {
  readonly id: string
  readonly aud: string
  readonly role: string
  readonly email: string
  readonly phone: string
  readonly app_metadata: Metadata
  readonly user_metadata: Metadata
  readonly identities: readonly PublicIdentity[]
  readonly created_at: string
  readonly updated_at: string
  readonly is_anonymous: boolean
  readonly [dateOrAddress: string]: unknown
}

export interface PublicIdentity {
  readonly identity_id: string
  readonly id: string
  readonly user_id: string
  readonly provider: string
  readonly identity_data: Metadata
  readonly email?: string
  readonly last_sign_in_at?: string
  readonly created_at: string
  readonly updated_at: string
}

interface PublicFactor {
  readonly id: string
  readonly friendly_name?: string
  readonly factor_type: string
  readonly status: 'unverified' | 'verified'
  readonly created_at: string
  readonly updated_at: string
  readonly last_challenged_at: string | null
}

export function publicUser(user: User, identities: readonly Identity[]): PublicUser {
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email ?? '',
    ...given('email_confirmed_at', user.emailConfirmedAt),
    phone: user.phone ?? '',
    ...given('phone_confirmed_at', user.phoneConfirmedAt),
    ...given('confirmation_sent_at', user.confirmationSentAt),
    ...given('confirmed_at', earlier(user.emailConfirmedAt, user.phoneConfirmedAt)),
    ...given('recovery_sent_at', user.recoverySentAt),
    ...given('reauthentication_sent_at', user.reauthenticationSentAt),
    ...(user.newEmail === null ? {} : { new_email: user.newEmail }),
    ...given('email_change_sent_at', user.emailChangeSentAt),
    ...(user.newPhone === null ? {} : { new_phone: user.newPhone }),
    ...given('phone_change_sent_at', user.phoneChangeSentAt),
    ...given('invited_at', user.invitedAt),
    ...given('last_sign_in_at', user.lastSignInAt),
    ...given('banned_until', user.bannedUntil),
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    identities: identities.map(publicIdentity),
    ...(user.factors === null ? {} : { factors: user.factors.map(publicFactor) }),
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
    is_anonymous: user.isAnonymous,
  }
}

/** The response when a stranger signs up with a taken address: looks new, but isn't. */
export function inventUser(invented: {
  id: string
  provider: 'email' | 'phone'
  address: string
  userMetadata: Metadata
  now: Date
}): PublicUser {
  const { provider, address } = invented
  const at = invented.now.toISOString()
  return {
    id: invented.id,
    aud: 'authenticated',
    role: '',
    email: provider === 'email' ? address : '',
    phone: provider === 'phone' ? address : '',
    confirmation_sent_at: at,
    app_metadata: { provider, providers: [provider] },
    user_metadata: invented.userMetadata,
    identities: [],
    created_at: at,
    updated_at: at,
    is_anonymous: false,
  }
}

function publicIdentity(identity: Identity): PublicIdentity {
  const email = identity.data['email']
  return {
    identity_id: identity.id,
    id: identity.providerId,
    user_id: identity.userId,
    provider: identity.provider,
    identity_data: identity.data,
    ...(typeof email === 'string' ? { email: email.toLowerCase() } : {}),
    ...(identity.lastSignInAt === null
      ? {}
      : { last_sign_in_at: identity.lastSignInAt.toISOString() }),
    created_at: identity.createdAt.toISOString(),
    updated_at: identity.updatedAt.toISOString(),
  }
}

function publicFactor(factor: ShownFactor): PublicFactor {
  const { id, name, type, status, lastChallengedAt } = factor
  return {
    id,
    ...(name === '' ? {} : { friendly_name: name }),
    factor_type: type,
    status,
    created_at: instant(factor.createdAt),
    updated_at: instant(factor.updatedAt),
    last_challenged_at: lastChallengedAt === null ? null : instant(lastChallengedAt),
  }
}

function instant(text: string): string {
  return new Date(text).toISOString()
}

function given(name: string, at: Date | null): Record<string, string> {
  return at === null ? {} : { [name]: at.toISOString() }
}

function earlier(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other
  return one < other ? one : other
}
