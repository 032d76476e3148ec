import type { Browser, Page } from '@playwright/test'

import { come } from './screens.ts'
import { type Send, wordIn } from './wire.ts'

interface Joining {
  readonly browser: Browser
  readonly address: string
  readonly coach: Send
  /** Of the team, on the wire. */
  readonly path: string
}

interface Family {
  readonly parent: string
  readonly child: string
  /** Of a child who is on the team already. */
  readonly childId?: string
}

/** A parent with a child on the team, in a browser of their own. */
export async function aParentOf(
  { browser, address, coach, path }: Joining,
  { parent, child, childId }: Family,
): Promise<{ readonly page: Page; readonly send: Send; readonly childId: string }> {
  const context = await browser.newContext({ baseURL: address })
  const name = { firstName: parent, lastName: 'Weber' }
  const { send } = await come(context, address, name)
  const value = wordIn(await coach({ method: 'GET', path: `${path}/join-link` }), 'code')
  const born = { firstName: child, lastName: 'Weber', dateOfBirth: '2016-02-03' }
  const who = { kind: 'parent', ...name, role: 'mother', child: born }
  const body = { key: { kind: 'code', value }, who }
  const asked = await send({ method: 'POST', path: `${path}/join`, body })
  const request = `${path}/join-requests/${wordIn(asked, 'requestId')}`
  const decided = await coach({
    method: 'POST',
    path: `${request}/decide`,
    body: { approve: true, ...(childId !== undefined && { memberId: childId }) },
  })
  return { page: await context.newPage(), send, childId: wordIn(decided, 'memberId') }
}
