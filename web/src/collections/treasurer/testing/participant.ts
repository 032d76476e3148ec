import type { ParticipantShape } from '@touchline/contract/collections/shapes/bill'

/** Someone who owes 100.00, unless overridden. */
export function participant(part: Partial<ParticipantShape> = {}): ParticipantShape {
  return {
    id: part.names?.join() ?? 'one',
    billId: 'bill',
    memberId: null,
    names: ['Ana López'],
    payer: 'Rosa López',
    feeNames: ['Adult'],
    state: 'open',
    charged: 10_000,
    outstanding: 10_000,
    paid: 0,
    dueOn: null,
    remindedAt: null,
    hasRequest: false,
    number: 100_001,
    isShared: false,
    dueReminders: 1,
    ...part,
  }
}
