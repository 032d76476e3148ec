import type { FastifyInstance } from 'fastify'

import type { AuthSettings } from '#server/platform/auth-settings.ts'

import { makeChallenge } from '../commands/altcha.ts'
import type { RouteContext } from './route-context.ts'

/** The service's /health, /settings, public keys and captcha. */
export function aboutRoutes(auth: FastifyInstance, { platform, keys }: RouteContext): void {
  const { config } = platform

  auth.get('/health', async () => ({
    version: 'touchline',
    name: 'GoTrue',
    description: 'GoTrue is a user registration and authentication API',
  }))
  auth.get('/settings', async () => settingsOf(config.auth))
  auth.get('/.well-known/jwks.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=600').send({ keys: await keys.publicKeys() }),
  )
  auth.get('/captcha', async (_request, reply) =>
    config.auth.captcha.kind === 'altcha'
      ? reply.send(await makeChallenge(platform, keys))
      : reply.status(204).send(),
  )
}

/** Providers that the protocol knows but this installation lacks. */
const absent = [
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'fly',
  'github',
  'gitlab',
  'kakao',
  'keycloak',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'slack',
  'slack_oidc',
  'snapchat',
  'spotify',
  'twitch',
  'twitter',
  'web3_ethereum',
  'web3_solana',
  'workos',
  'x',
  'zoom',
] as const

function settingsOf(auth: AuthSettings) {
  return {
    external: {
      ...Object.fromEntries(absent.map((provider) => [provider, false])),
      anonymous_users: auth.anonymous,
      email: true,
      phone: auth.phone,
      google: auth.google !== undefined,
    },
    disable_signup: !auth.signup,
    mailer_autoconfirm: auth.autoconfirm,
    phone_autoconfirm: auth.autoconfirm,
    sms_provider: smsProviderOf(auth),
    saml_enabled: false,
    saml_private_key_next_configured: false,
    passkeys_enabled: false,
  }
}

function smsProviderOf({ phone, smsHook }: AuthSettings): string {
  if (!phone) return ''
  return smsHook === undefined ? 'mailbox' : 'hook'
}
