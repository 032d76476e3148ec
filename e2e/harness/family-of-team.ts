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
  family: Family,
): Promise<{ readonly page: Page; readonly send: Send; readonly childId: string }> {
  const context = await browser.newContext({ baseURL: address })
  const { send } = await come(context, address, nameOf(family))
  return {
    page: await context.newPage(),
    send,
    childId: await joinAs(send, { coach, path, ...family }),
  }
}

/** A parent asks to join a team and its coach approves; returns the child's roster row. */
export async function joinAs(
  send: Send,
  { coach, path, child, childId, ...family }: Pick<Joining, 'coach' | 'path'> & Family,
): Promise<string> {
  const value = wordIn(await coach({ method: 'GET', path: `${path}/join-link` }), 'code')
  const born = { firstName: child, lastName: 'Weber', dateOfBirth: '2016-02-03' }
  const who = { kind: 'parent', ...nameOf(family), role: 'mother', child: born }
  const body = { key: { kind: 'code', value }, who }
  const asked = await send({ method: 'POST', path: `${path}/join`, body })
  const request = `${path}/join-requests/${wordIn(asked, 'requestId')}`
  const decided = await coach({
    method: 'POST',
    path: `${request}/decide`,
    body: { approve: true, ...(childId !== undefined && { memberId: childId }) },
  })
  return wordIn(decided, 'memberId')
}

function nameOf({ parent }: Pick<Family, 'parent'>) {
  return { firstName: parent, lastName: 'Weber' }
}
