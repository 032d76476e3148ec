import { expect, test } from 'vitest'

import { endpoints } from './testing/endpoints.ts'
import { running } from './testing/running.ts'

const { ask } = await running()
const docs = '/rest/v1/docs'

async function pageAt(path: string) {
  const { status, headers, text } = await ask(undefined, { method: 'GET', path })
  return { status, policy: String(headers['content-security-policy']), page: text }
}

test('every endpoint has its place in the reference, and its link leads there', async () => {
  const { page, status } = await pageAt(docs)
  expect(status).toBe(200)
  const links = [...page.matchAll(/href="(\/rest\/v1\/docs\/[^"#]+)#([^"]+)"/g)]
  const chapters = new Map<string, string>()
  for (const [, chapter = ''] of links)
    if (!chapters.has(chapter)) chapters.set(chapter, (await pageAt(chapter)).page)
  const missing = links.filter(
    ([, chapter = '', id = '']) => !chapters.get(chapter)?.includes(`<article id="${id}">`),
  )
  expect(missing).toEqual([])
  const named = links.map(([, , id]) => id)
  expect(endpoints().filter(({ name }) => !named.includes(name))).toEqual([])
})

test('the example of a list asks for its beginning', async () => {
  const { page } = await pageAt(`${docs}/events`)
  expect(page).toContain('/rest/v1/me/events?from=')
  expect(page).not.toContain('cursor=')
})

test('its pages take nothing from elsewhere and run no script', async () => {
  const { page, policy } = await pageAt(`${docs}/events`)
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self';/)
  expect(page).not.toMatch(/<script|style="|(?:src|href)="(?:https?:)?\/\//)
})

test.each([
  ['GET me/teams', 'teams.mine'],
  ['delete a TEAM', 'teams.remove'],
  ['events:write answer', 'events.answer'],
  ['sent to EVENTS.created', 'events.created'],
])('%s finds %s', async (words, id) => {
  const { page } = await pageAt(`${docs}?q=${encodeURIComponent(words)}`)
  expect(page).toContain(`#${id}"`)
})

test('what was looked for is shown as words', async () => {
  const { page } = await pageAt(`${docs}?q=${encodeURIComponent('"><script>alert(1)</script>')}`)
  expect(page).toContain('0 endpoints for “&quot;&gt;&lt;script&gt;')
})

test('a chapter that nobody wrote is not there', async () => {
  expect((await pageAt(`${docs}/nowhere`)).status).toBe(404)
})

test('too long a question is refused', async () => {
  expect((await pageAt(`${docs}?q=${'a'.repeat(101)}`)).status).toBe(422)
})
