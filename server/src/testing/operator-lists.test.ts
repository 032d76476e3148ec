import { auditPage } from '@touchline/contract/operations/shapes/audit'
import { failedMail, retriedCount } from '@touchline/contract/operations/shapes/mail'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { describe, expect, test } from 'vitest'

import { operationsJobs } from '#server/operations/jobs.ts'
import { recordAudit, type AuditEntry } from '#server/platform/audit.ts'

import { running } from './support/running.ts'
import { signedUpAs } from './support/signed-up.ts'

const touchline = await running({
  OPERATOR_EMAILS: 'olga@example.org',
  // Nothing listens there: queued emails wait.
  SMTP_URL: 'smtp://127.0.0.1:9',
})
const { ask, done, platform } = touchline
const { database } = platform
const olga = await signedUpAs(touchline, 'olga@example.org')

test('lists failed text messages with the reason, without their text', async () => {
  for (const [state, at] of [
    ['refused', '2026-11-01T10:00:00Z'],
    ['sent', '2026-11-01T10:01:00Z'],
    ['given_up', '2026-11-01T10:02:00Z'],
  ])
    await sql`
      insert into text_messages (id, kind, recipient, body, code, state, attempts, last_error,
        created_at, expires_at)
      values (${newId()}, 'auth.code', '34600123456', '', '', ${state}, 2, '400 no such number',
        ${at}, ${at})`.execute(database)
  const { texts } = await done(olga, 'GET /admin/mail', { shape: failedMail })
  expect(texts).toMatchObject([
    { to: '+34600123456', state: 'given_up' },
    { to: '+34600123456', state: 'refused', attempts: 2, lastError: '400 no such number' },
  ])
})

describe('failed emails', () => {
  const list = (query = '') => done(olga, `GET /admin/mail${query}`, { shape: failedMail })

  async function aLetter(state: string, words = 'Hello', at = '2026-11-01T10:00:00.123456Z') {
    const id = newId()
    await sql`
      insert into mails (id, kind, recipient, language, subject, text_body, html_body, state, attempts, last_error, created_at)
      values (${id}, 'invitations.invited', 'ana@example.org', 'en', 'Join', ${words}, ${words}, ${state}, 8,
        '450 mailbox busy', ${at})`.execute(database)
    return id
  }

  test('are listed with the mail server’s response, in pages', async () => {
    const waiting = await aLetter('waiting')
    const failed = [
      await aLetter('bounced'),
      await aLetter('given_up', ''),
      await aLetter('bounced', 'Hello', '2026-10-31T10:00:00Z'),
    ]
    const first = await list('?limit=2')
    const second = await list(`?limit=2&cursor=${encodeURIComponent(first.nextCursor ?? '')}`)
    const all = [...first.letters, ...second.letters]
    expect(all.map(({ id }) => id)).toEqual([failed[1], failed[0], failed[2]])
    expect(second.nextCursor).toBeNull()
    expect(all[0]).toMatchObject({
      to: 'ana@example.org',
      state: 'given_up',
      attempts: 8,
      lastError: '450 mailbox busy',
      canRetry: false,
    })
    expect(all.map(({ id }) => id)).not.toContain(waiting)
  })

  test('are sent again, one or all whose content is still stored', async () => {
    const [letter] = (await list()).letters.filter(({ canRetry }) => canRetry)
    const retry = { method: 'POST', path: '/rest/v1/admin/mail/retry' }
    const one = await ask(olga, { ...retry, body: { mailId: letter?.id } })
    expect(JSON.parse(one.text)).toEqual({ retried: 1 })
    const unknown = await ask(olga, { ...retry, body: { mailId: newId() } })
    expect(unknown.status).toBe(404)
    expect(await done(olga, 'POST /admin/mail/retry', { body: {}, shape: retriedCount })).toEqual({
      retried: 1,
    })
    expect((await list()).letters.map(({ canRetry }) => canRetry)).toEqual([false])
    const waiting = await sql`select from mails where state = 'waiting'`.execute(database)
    const queued = await sql`select from jobs.job where name = 'mail.send' and state = 'created'
        and data->>'mailId' in (select id::text from mails)`.execute(database)
    expect([waiting.rows.length, queued.rows.length]).toEqual([3, 2])
  })
})

describe('the audit log', () => {
  const ana = newId()
  const ben = newId()
  const search = async (query: string) => {
    const page = await done(olga, `GET /admin/audit?${query}`, { shape: auditPage })
    return page.entries.map(({ action }) => action)
  }
  const add = (entry: Partial<AuditEntry> & Pick<AuditEntry, 'action'>) =>
    recordAudit(database, { at: new Date('2026-10-01T10:00:00Z'), ...entry })

  test('is searched by person, action and period', async () => {
    await sql`
      insert into accounts (id, email) values (${ana}, 'ana_gil@example.org'), (${ben}, 'anaXgil@example.org')
    `.execute(database)
    await add({ action: 'probe.first', actorId: ana, subjectId: ana, ip: '203.0.113.7' })
    await add({ action: 'probe.second', actorId: ben, subjectId: ana })
    await add({ action: 'probe.third', actorId: ben, at: new Date('2026-10-02T10:00:00Z') })

    expect(await search('person=ana_')).toEqual(['probe.second', 'probe.first'])
    expect(await search(`person=${ben}`)).toEqual(['probe.third', 'probe.second'])
    expect(await search('person=nobody')).toEqual([])
    expect(await search('action=probe.first')).toEqual(['probe.first'])
    expect(await search('since=2026-10-02T00:00:00Z&until=2026-10-03T00:00:00Z')).toEqual([
      'probe.third',
    ])
    expect(await search('person=ana&until=2026-10-02T10:00:00Z&action=probe.second')).toEqual([
      'probe.second',
    ])
  })

  test('names the person as far as still known', async () => {
    const gone = newId()
    await add({ action: 'probe.gone', actorId: gone, subjectId: ana, ip: 'made up' })
    const page = await done(olga, 'GET /admin/audit?action=probe.gone', { shape: auditPage })
    expect(page.entries[0]).toMatchObject({
      actor: { id: gone, email: null },
      subject: { id: ana, email: 'ana_gil@example.org' },
      ip: null,
      details: {},
    })
  })

  test('comes in pages, each entry once', async () => {
    for (let number = 0; number < 5; number += 1)
      await add({ action: 'probe.many', details: { number } })
    const seen: unknown[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const query = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`
      const page = auditPage.parse(
        JSON.parse(
          (
            await ask(olga, {
              method: 'GET',
              path: `/rest/v1/admin/audit?action=probe.many&limit=2${query}`,
            })
          ).text,
        ),
      )
      seen.push(...page.entries.map(({ details }) => details['number']))
      cursor = page.nextCursor
    }
    expect(seen).toEqual([4, 3, 2, 1, 0])
  })

  test('is deleted after two years', async () => {
    const now = platform.clock()
    const twoYears = new Date(now)
    twoYears.setUTCFullYear(now.getUTCFullYear() - 2)
    await add({ action: 'probe.old', at: new Date(twoYears.getTime() - 1000) })
    await add({ action: 'probe.younger', at: new Date(twoYears.getTime() + 1000) })
    for (const job of operationsJobs(platform)) await job.run({})
    expect(await search('action=probe.old')).toEqual([])
    expect(await search('action=probe.younger')).toEqual(['probe.younger'])
  })
})
