import type { FastifyInstance } from 'fastify'

import { makeChallenge } from '../commands/altcha.ts'
import type { Part } from './part.ts'

/** What this auth service is and offers: /health, /settings, its public keys and its captcha. */
export function aboutRoutes(auth: FastifyInstance, { platform, keys }: Part): void {
  const { config } = platform

  auth.get('/health', async () => ({
    version: 'touchline',
    name: 'GoTrue',
    description: 'GoTrue is a user registration and authentication API',
  }))
  auth.get('/settings', async () => ({
    external: { anonymous_users: false, email: true, phone: false, google: false },
    disable_signup: false,
    mailer_autoconfirm: config.auth.autoconfirm,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    passkeys_enabled: false,
  }))
  auth.get('/.well-known/jwks.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=600').send({ keys: await keys.publicKeys() }),
  )
  auth.get('/captcha', async (_request, reply) =>
    config.auth.captcha.kind === 'altcha'
      ? reply.send(await makeChallenge(platform, keys))
      : reply.status(204).send(),
  )
}
