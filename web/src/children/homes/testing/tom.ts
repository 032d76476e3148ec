import type { ChildHomes, HomePlan } from '@touchline/contract/children/shapes/homes'

export const anna = {
  id: '019cebf5-0f00-7000-8000-0000000000e1',
  firstName: 'Anna',
  isMe: true,
} as const

export const ben = {
  id: '019cebf5-0f00-7000-8000-0000000000e2',
  firstName: 'Ben',
  isMe: false,
} as const

/** Alternate weeks with Anna, the reader, and with Ben. */
export const agreedPlan: HomePlan = {
  id: '019cebf5-0f00-7000-8000-0000000000f1',
  guardianIds: [anna.id, ben.id],
  firstDay: '2026-03-16',
  days: [1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2],
  handOverAt: '18:00',
  exceptions: [],
  proposedBy: anna.id,
}

export const tom: ChildHomes = {
  memberId: '019cebf5-0f00-7000-8000-0000000000c1',
  firstName: 'Tom',
  guardians: [anna, ben],
  agreed: null,
  proposed: null,
}
