import { bills } from '../bills/de.ts'

import type { collectionFiles as english } from './en.ts'

export const collectionFiles: typeof english = {
  fees: { adult: 'Erwachsene', gift: bills.gift },
  files: { participants: 'teilnehmende', journal: 'buchungen' },
  participantColumns: {
    number: 'Rechnung',
    names: 'Für',
    payer: 'Zahlt',
    email: 'E-Mail',
    phone: 'Telefon',
    fees: 'Beiträge',
    state: 'Stand',
    charged: 'Berechnet',
    paid: 'Bezahlt',
    open: 'Offen',
    due: 'Fällig am',
    currency: 'Währung',
  },
  states: {
    invited: 'eingeladen',
    open: 'offen',
    part_paid: 'teils bezahlt',
    paid: 'bezahlt',
    forgone: 'erlassen',
    refunded: 'erstattet',
    late: 'überfällig',
  },
  journalColumns: {
    day: 'Tag',
    recorded: 'Eingetragen',
    number: 'Rechnung',
    reference: 'Referenz',
    payer: 'Zahlt',
    what: 'Vorgang',
    way: 'Zahlungsart',
    charged: 'Berechnet',
    money: 'Geld',
    open: 'Offen',
    currency: 'Währung',
    note: 'Notiz',
    by: 'Von',
  },
  entries: bills.entries,
  methods: bills.methods,
  total: 'Summe',
}
