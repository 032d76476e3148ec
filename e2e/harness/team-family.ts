import { consentTextVersion } from '@touchline/domain/children/consents'

import type { Ravens } from './ravens.ts'
import { makeAccount } from './signed-in.ts'
import { type Send, sender, wordIn } from './wire.ts'

interface FamilyNames {
  readonly parent: string
  readonly child: string
  /** The phone number of an emergency contact besides the parent. */
  readonly aunt: string
}

export interface TeamFamily {
  readonly session: string
  readonly send: Send
  readonly childId: string
}

/** A parent with a child on the team, who shares the child's health data with coaches. */
export async function aFamilyOf(
  address: string,
  { send: coach, teamId }: Pick<Ravens, 'send' | 'teamId'>,
  { parent, child, aunt }: FamilyNames,
): Promise<TeamFamily> {
  const path = `/rest/v1/teams/${teamId}`
  const { session } = await makeAccount(address, { firstName: parent, lastName: 'Gil' })
  const send = sender(address, session)
  const code = wordIn(await coach({ method: 'GET', path: `${path}/join-link` }), 'code')
  const who = {
    kind: 'parent',
    firstName: parent,
    lastName: 'Gil',
    role: 'mother',
    child: { firstName: child, lastName: 'Gil', dateOfBirth: '2016-02-03' },
  }
  const body = { key: { kind: 'code', value: code }, who }
  const response = await send({ method: 'POST', path: `${path}/join`, body })
  const request = `${path}/join-requests/${wordIn(response, 'requestId')}`
  const childId = wordIn(
    await coach({ method: 'POST', path: `${request}/decide`, body: { approve: true } }),
    'memberId',
  )
  const on = `${path}/members/${childId}`
  await send({
    method: 'PUT',
    path: `${on}/consents/health`,
    body: { state: 'yes', textVersion: consentTextVersion },
  })
  const health = {
    allergies: `Hazelnuts, says ${parent}`,
    medication: '',
    notes: '',
    doctorName: '',
    doctorPhone: null,
    contacts: [{ name: aunt, relation: 'Aunt', phone: '+34600111333' }],
  }
  await send({ method: 'PUT', path: `${on}/health`, body: { health, version: null } })
  return { session, send, childId }
}
