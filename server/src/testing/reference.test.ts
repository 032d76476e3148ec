import { gunzipSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { running } from './support/running.ts'

const { ask, app } = await running()

test('serves the API reference with its document and script from here', async () => {
  const { status, headers, text } = await ask(undefined, { method: 'GET', path: '/rest/v1/docs' })
  expect(status).toBe(200)
  const addresses = [...text.matchAll(/(?:src|href|data-url)="([^"]+)"/g)].map(([, one]) => one)
  expect(addresses).toEqual([
    '/icon.svg',
    '/rest/v1/openapi.json',
    '/rest/v1/openapi.json',
    '/rest/v1/docs/scalar.js',
  ])
  expect(text).not.toMatch(/<script(?![^>]* (?:src|type="application\/json")[^>]*)>/)
  expect(headers['content-security-policy']).toContain(
    "default-src 'none'; script-src 'self'; style-src 'unsafe-inline';",
  )
})

test('serves its script compressed', async () => {
  const { headers, rawPayload } = await app.http.inject('/rest/v1/docs/scalar.js')
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(gunzipSync(rawPayload).toString()).toContain('api-reference')
})
