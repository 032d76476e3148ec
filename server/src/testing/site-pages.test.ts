import { auditPage } from '@touchline/contract/operations/shapes/audit'
import { sitePageTexts, sitePageWords } from '@touchline/contract/operations/shapes/site-pages'
import type { SitePage } from '@touchline/domain/operations/site-pages'
import { expect, test } from 'vitest'

import { running } from './support/running.ts'
import { signedUpAs } from './support/signed-up.ts'

const touchline = await running({ OPERATOR_EMAILS: 'olga@example.org' })
const { ask, done } = touchline
const olga = await signedUpAs(touchline, 'olga@example.org')

const at = '/admin/site-pages'
const change = (page: SitePage, words: string, seenAt: string | null = null) => ({
  page,
  language: 'de',
  words,
  seenAt,
})

async function write(page: SitePage, words: string, seenAt: string | null = null) {
  const body = change(page, words, seenAt)
  const { texts } = await done(olga, `PUT ${at}`, { body, shape: sitePageTexts })
  return texts.find((text) => text.page === page && text.language === 'de')?.changedAt ?? null
}

async function readIn(language: string, page: SitePage) {
  const path = `/rest/v1/site-page?page=${page}&language=${language}`
  const { status, text } = await ask(undefined, { method: 'GET', path })
  expect(status).toBe(200)
  return sitePageWords.parse(JSON.parse(text)).text
}

test('shows visitors what the operator wrote, in their language or the available one', async () => {
  expect(await readIn('fr', 'imprint')).toBeNull()

  const seen = await write('imprint', 'Lions e. V.\n\nHafenstraße 1')
  const text = { language: 'de', words: 'Lions e. V.\n\nHafenstraße 1' }
  expect(await readIn('de', 'imprint')).toEqual(text)
  expect(await readIn('fr', 'imprint')).toEqual(text)
  expect(await readIn('de', 'privacy')).toBeNull()

  await write('imprint', '', seen)
  expect(await readIn('de', 'imprint')).toBeNull()
})

test('loses no text that someone else wrote meanwhile, and logs who wrote', async () => {
  await write('privacy', 'First')
  const late = await ask(olga, {
    method: 'PUT',
    path: `/rest/v1${at}`,
    body: change('privacy', 'Late'),
  })
  expect(late.status).toBe(412)
  expect(late.text).toContain('changed_meanwhile')
  expect(await readIn('de', 'privacy')).toMatchObject({ words: 'First' })

  const question = 'GET /admin/audit?action=operations.site_page_written'
  const { entries } = await done(olga, question, { shape: auditPage })
  expect(entries[0]?.details).toMatchObject({ page: 'privacy', language: 'de', characters: 5 })
})
