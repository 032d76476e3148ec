import { beforeAll, expect, test } from 'vitest'

import { testAuth, type TestAuth } from '../fixtures/service.ts'

let service: TestAuth
beforeAll(async () => {
  service = await testAuth({ AUTH_MAIL_FREQUENCY_SECONDS: '0' })
})

const kinds = ['signup', 'magiclink', 'recovery', 'email_change', 'reauthentication'] as const
type Kind = (typeof kinds)[number]

const subjects = {
  en: [
    'Confirm your email address',
    'Your sign-in link',
    'Reset your password',
    'Confirm your new email address',
    'Your confirmation code',
  ],
  fr: [
    'Confirmez votre adresse e-mail',
    'Votre lien de connexion',
    'Réinitialisez votre mot de passe',
    'Confirmez votre nouvelle adresse e-mail',
    'Votre code de confirmation',
  ],
  de: [
    'Bestätige deine E-Mail-Adresse',
    'Dein Link zur Anmeldung',
    'Passwort zurücksetzen',
    'Bestätige deine neue E-Mail-Adresse',
    'Dein Bestätigungscode',
  ],
  es: [
    'Confirma tu correo electrónico',
    'Tu enlace para iniciar sesión',
    'Restablece tu contraseña',
    'Confirma tu nuevo correo',
    'Tu código de confirmación',
  ],
} as const

const rows = (['en', 'fr', 'de', 'es'] as const).flatMap((language) =>
  kinds.map((kind, at) => ({ language, kind, subject: subjects[language][at] })),
)

test.each(rows)('$kind in $language: $subject', async ({ language, kind, subject }) => {
  const email = `${kind}-${language}@club.test`
  await service.ask('/signup', { body: { email, password: 'over the moon 7', data: { language } } })
  if (kind !== 'signup') await ask[kind](email, await confirmed(email))

  const mail = await service.mailTo(email)
  expect([mail.kind, mail.subject]).toEqual([`auth.${kind}`, subject])
  expect(mail.code).toMatch(/^\d{6}$/)
  const type = URL.parse(mail.link)?.searchParams.get('type')
  expect(type).toBe(kind === 'reauthentication' ? undefined : kind)
})

const ask: Record<Exclude<Kind, 'signup'>, (email: string, token: string) => Promise<unknown>> = {
  magiclink: (email) => service.ask('/otp', { body: { email } }),
  recovery: (email) => service.ask('/recover', { body: { email } }),
  email_change: (email, token) =>
    service.ask('/user', { method: 'PUT', token, body: { email: `new-${email}` } }),
  reauthentication: (_email, token) => service.ask('/reauthenticate', { token }),
}

async function confirmed(email: string): Promise<string> {
  const { code: token } = await service.mailTo(email)
  const answer = await service.ask('/verify', { body: { type: 'signup', email, token } })
  return String(answer.body['access_token'])
}
