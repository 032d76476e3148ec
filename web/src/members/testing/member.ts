import { contract } from '@touchline/contract/contract'
import type { Guardian, Member } from '@touchline/contract/members/shapes'

import { example } from '#web/testing/endpoint.ts'

/** The member of openapi.json with another name. */
export function memberOf(number: number, name: Pick<Member, 'firstName' | 'lastName'>): Member {
  const { member } = example(contract.members.get)
  return {
    ...member,
    nickname: null,
    ...name,
    id: `019cebf5-0f00-7000-8000-00000000010${number}`,
    archivedAt: null,
  }
}

export const lea = memberOf(1, { firstName: 'Lea', lastName: 'Ruiz' })
export const tom = memberOf(2, { firstName: 'Tom', lastName: 'Reed' })

/** A parent of Lea's, as seen by someone who may edit her. */
export function guardianOf(more: Partial<Guardian> = {}): Guardian {
  const [guardian] = example(contract.members.get).guardians
  if (guardian === undefined) throw new Error('nobody’s child')
  return {
    ...guardian,
    role: 'mother',
    firstName: 'Maria',
    lastName: 'Ruiz',
    email: 'maria@example.org',
    phone: null,
    isPrivate: false,
    isMe: false,
    blockedAt: null,
    mayEdit: true,
    mayRemove: true,
    ...more,
  }
}
