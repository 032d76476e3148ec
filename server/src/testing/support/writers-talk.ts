import { setTimeout as pause } from 'node:timers/promises'

import { newConversationResult } from '@touchline/contract/messages/shapes/conversation'
import { messagePage } from '@touchline/contract/messages/shapes/message'
import { z } from 'zod'

import { read, signUp, type TestWrite, type Visitor } from './asking.ts'

/** A conversation to which two devices of one person send one message after another. */
export interface Talk {
  readonly id: string
  /** The client ids that each device has sent or tried to send, in order. */
  readonly sent: readonly (readonly string[])[]
  /** The next message of a device. */
  readonly kinds: readonly ((n: number) => Promise<TestWrite>)[]
  /** The client ids of all messages in the conversation, in order. */
  clientIds(): Promise<string[]>
}

const devices = ['phone', 'laptop'] as const
/** Below the limit of one person per minute, within a second and a half. */
const maxPerDevice = 18
const breathMs = 60

export async function aTalk(visitor: Visitor, teamId: string): Promise<Talk> {
  await personJoins(visitor, teamId)
  const all = `/teams/${teamId}/conversations`
  const message = { clientId: crypto.randomUUID(), words: 'Hello' }
  const body = { audience: { kind: 'team' }, message }
  const { conversation } = await read(
    visitor,
    { method: 'POST', path: all, body },
    newConversationResult,
  )
  const path = `${all}/${conversation.id}/messages`
  const sent = devices.map((): string[] => [])

  return {
    id: conversation.id,
    sent,
    kinds: devices.map((device, at) => async (n) => {
      if (n > maxPerDevice) throw new Error('has said enough')
      await pause(breathMs)
      const clientId = crypto.randomUUID()
      sent[at]?.push(clientId)
      return {
        method: 'POST',
        path,
        body: { clientId, words: `${device} ${n}` },
        words: [clientId],
      }
    }),
    async clientIds() {
      const found: string[] = []
      for (let hasNewer = true, after = 0; hasNewer;) {
        const sentPage = { method: 'GET', path: `${path}?after=${after}&limit=100` }
        const page = await read(visitor, sentPage, messagePage)
        found.push(...page.messages.map(({ clientId }) => clientId))
        hasNewer = page.hasNewer
        after = page.messages.at(-1)?.seq ?? after
      }
      return found
    },
  }
}

/** A conversation needs another person. */
async function personJoins(coach: Visitor, teamId: string): Promise<void> {
  const team = `/teams/${teamId}`
  const link = { method: 'GET', path: `${team}/join-link` }
  const { code } = await read(coach, link, z.object({ code: z.string() }))
  const asks = {
    method: 'POST',
    path: `${team}/join`,
    body: {
      key: { kind: 'code', value: code },
      who: { kind: 'player', firstName: 'Igor', lastName: 'Ruiz', dateOfBirth: '1999-01-01' },
    },
  }
  const { requestId } = await read(
    await signUp(coach.address),
    asks,
    z.object({ requestId: z.string() }),
  )
  const approve = `${team}/join-requests/${requestId}/decide`
  await read(coach, { method: 'POST', path: approve, body: { approve: true } }, z.unknown())
}
