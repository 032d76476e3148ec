import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'

import { z } from 'zod'

import { come, sina } from '../harness/screens.ts'
import { test as base } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'

const test = base.extend({
  settings: async ({ settings }, use) => use({ ...settings, MCP: 'on' }),
})

/** An assistant that waits on this computer for the person to return. */
async function anAssistant(address: string) {
  const server = createServer((_, response) => response.end('You can close this page.'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const place = z.object({ port: z.number() }).parse(server.address())
  const redirectUri = `http://127.0.0.1:${place.port}/callback`
  const registered = await fetch(`${address}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'Helper', redirect_uris: [redirectUri] }),
  })
  const { client_id: clientId } = z.object({ client_id: z.string() }).parse(await registered.json())
  const verifier = randomBytes(32).toString('base64url')
  const question = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    state: 'some state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    resource: `${address}/mcp`,
  })

  async function tokenFor(code: string): Promise<string> {
    const answer = await fetch(`${address}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: clientId,
        redirect_uri: redirectUri,
        code_verifier: verifier,
        code,
      }),
    })
    return z.object({ access_token: z.string() }).parse(await answer.json()).access_token
  }
  const stop = () => void server.close()
  return { redirectUri, place: `/connect?${question.toString()}`, tokenFor, stop }
}

const statusOf = async (address: string, token: string) => {
  const answer = await fetch(`${address}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  })
  return answer.status
}

test('someone connects an assistant and disconnects it', async ({
  page,
  context,
  touchline: { address },
}) => {
  const { send } = await come(context, address, sina)
  const team = { name: 'Herons', sport: 'football', ageGroup: 'senior' }
  await send({ method: 'POST', path: '/rest/v1/teams', body: team })
  const assistant = await anAssistant(address)

  await page.goto(assistant.place)
  await expect(page.getByRole('heading', { name: 'Connect Helper?' })).toBeVisible()
  await expect(page.getByText('On your computer; acts for you')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'See my teams' })).toHaveAccessibleDescription(
    'Herons',
  )
  await expect(page.getByText('Do the same for my children')).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('checkbox', { name: /^Answer/ }).uncheck()
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/callback')
  const back = new URL(page.url()).searchParams
  expect([back.get('state'), back.get('iss')]).toEqual(['some state', address])
  const token = await assistant.tokenFor(back.get('code') ?? '')
  expect(await statusOf(address, token)).toBe(200)

  await page.goto(`${address}/update-profile?view=tokens`)
  await expect(page.getByText('App on your computer')).toBeVisible()
  await expect(page.getByText('See my events and answers')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Revoke Helper' }).click()
  await page.getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(page.getByText('No tokens yet')).toBeVisible()
  expect(await statusOf(address, token)).toBe(401)
  assistant.stop()
})

test('signs in first, and can go back to the app', async ({ page, touchline: { address } }) => {
  const assistant = await anAssistant(address)
  await page.goto(assistant.place)
  await page.waitForURL(/\/login\?next=/)
  await come(page.context(), address, sina)
  await page.goto(assistant.place)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.waitForURL((url) => url.searchParams.get('error') === 'access_denied')
  assistant.stop()
})
