import { describe, expect, test } from 'vitest'

import { testAuth } from '../fixtures/service.ts'

const service = await testAuth({
  AUTH_MAIL_FREQUENCY_SECONDS: '0',
  AUTH_REDIRECT_ALLOW_LIST: 'club-app://**',
})
const origin = service.url.replace('/auth/v1', '')
const known = { email: 'ana@club.test', password: 'over the moon 7' }
const token = await service.signedUp(known)

interface Opened {
  readonly status: number
  readonly html: string
  readonly headers: Headers
}

/** Opens a link's page like a mail scanner or a browser. */
async function open(link: string, init: RequestInit = {}): Promise<Opened> {
  const answer = await fetch(link.replace('http://touchline.test', origin), init)
  return { status: answer.status, html: await answer.text(), headers: answer.headers }
}

const plain = (value: string): string => value.replaceAll('&amp;', '&').replaceAll('&#39;', "'")

/** The URL of the form's only button, as a browser builds it. */
function buttonOf({ html }: Opened): string {
  const [, action = ''] = /<form method="get" action="([^"]+)">/.exec(html) ?? []
  const query = new URLSearchParams()
  for (const [, name = '', value = ''] of html.matchAll(
    /<input type="hidden" name="([^"]+)" value="([^"]*)">/g,
  ))
    query.set(name, plain(value))
  expect(html.match(/<button>/g)).toHaveLength(1)
  return `${action}?${query.toString()}`
}

/** Where the button leads. */
async function press(page: Opened): Promise<string> {
  const answer = await fetch(`${origin}${buttonOf(page)}`, { redirect: 'manual' })
  expect(answer.status).toBe(303)
  return answer.headers.get('location') ?? ''
}

const letters = {
  signup: async () => {
    const email = 'new@club.test'
    await service.ask('/signup', { body: { email, password: known.password } })
    return email
  },
  magiclink: async () => {
    await service.ask('/otp', { body: { email: known.email } })
    return known.email
  },
  recovery: async () => {
    await service.ask('/recover', { body: { email: known.email } })
    return known.email
  },
  email_change: async () => {
    const email = 'ana@new.test'
    await service.ask('/user', { method: 'PUT', token, body: { email } })
    return email
  },
} as const

const titles = {
  signup: 'Confirm your email',
  magiclink: 'Sign in to Touchline',
  recovery: 'Set a new password',
  email_change: 'Change your email',
} as const
const kinds = ['signup', 'magiclink', 'recovery', 'email_change'] as const

describe.each(kinds)('the link in an email of kind %s', (kind) => {
  test('is used by its button, not by opening the page any number of times', async () => {
    const email = await letters[kind]()
    const { link, text } = await service.mailTo(email)
    expect(text).not.toContain('/auth/v1/verify')
    for (let count = 0; count < 40; count += 1) await open(link)
    await open(link, { method: 'HEAD' })

    const page = await open(link)
    expect(page.status).toBe(200)
    expect(page.html).toContain(`<h1>${titles[kind]}</h1>`)
    expect(page.html).toContain(email)
    expect(await press(page)).toMatch(kind === 'email_change' ? /#message=/ : /#access_token=/)

    const used = await open(link)
    expect(used.status).toBe(410)
    expect(used.html).toContain('This link no longer works')
    expect(used.html).toContain(kind === 'recovery' ? '/forgot-password' : '/login')
  })
})

test('keeps the email’s code valid when its page is opened', async () => {
  await service.ask('/recover', { body: { email: known.email } })
  const { link, code } = await service.mailTo(known.email)
  await open(link)
  const body = { type: 'recovery', email: known.email, token: code }
  expect((await service.ask('/verify', { body })).status).toBe(200)
  expect((await open(link)).status).toBe(410)
})

test('returns to the requesting app, with PKCE too', async () => {
  await service.ask('/recover?redirect_to=club-app://back', {
    body: {
      email: known.email,
      code_challenge: 'c'.repeat(43),
      code_challenge_method: 'plain',
    },
  })
  const page = await open((await service.mailTo(known.email)).link)
  // A form-action directive would stop browsers from following the redirect.
  expect(page.headers.get('content-security-policy')).not.toContain('form-action')
  expect(await press(page)).toMatch(/^club-app:\/\/back\/?\?code=/)
})

test.each([
  ['de', 'Neues Passwort festlegen'],
  ['fr', 'Nouveau mot de passe'],
  ['es', 'Elige una contraseña nueva'],
])('shows the page in the account’s language: %s', async (language, title) => {
  const email = `${language}@club.test`
  await service.ask('/signup', { body: { email, password: known.password, data: { language } } })
  const { code } = await service.mailTo(email)
  await service.ask('/verify', { body: { type: 'signup', email, token: code } })
  await service.ask('/recover', { body: { email } })
  const page = await open((await service.mailTo(email)).link)
  expect(page.html).toContain(`<html lang="${language}">`)
  expect(page.html).toContain(`<h1>${title}</h1>`)
})

test.each([
  ['no token', '/confirm?type=signup'],
  ['an invented token', '/confirm?type=signup&token=invented'],
  ['an unknown type', '/confirm?type=other&token=invented'],
  ['nothing at all', '/confirm'],
])('%s says what to do next and repeats no input', async (_what, path) => {
  const page = await open(
    `${origin}${path}&redirect_to=%22%3E%3Cscript%3E`.replace(/confirm&/, 'confirm?'),
  )
  expect(page.status).toBe(410)
  expect(page.html).not.toContain('script')
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(page.headers.get('referrer-policy')).toBe('no-referrer')
})
