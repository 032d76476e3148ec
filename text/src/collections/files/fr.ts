import { bills } from '../bills/fr.ts'

import type { collectionFiles as english } from './en.ts'

export const collectionFiles: typeof english = {
  fees: { adult: 'Adulte', gift: bills.gift },
  files: { participants: 'participants', journal: 'ecritures' },
  participantColumns: {
    number: 'Facture',
    names: 'Pour',
    payer: 'Payeur',
    email: 'E-mail',
    phone: 'Téléphone',
    fees: 'Tarifs',
    state: 'État',
    charged: 'Facturé',
    paid: 'Payé',
    open: 'Reste à payer',
    due: 'Échéance',
    currency: 'Devise',
  },
  states: {
    invited: 'invité',
    open: 'à payer',
    part_paid: 'payé en partie',
    paid: 'payé',
    forgone: 'exonéré',
    refunded: 'remboursé',
    late: 'en retard',
  },
  journalColumns: {
    day: 'Jour',
    recorded: 'Enregistré',
    number: 'Facture',
    reference: 'Référence',
    payer: 'Payeur',
    what: 'Opération',
    way: 'Moyen',
    charged: 'Facturé',
    money: 'Encaissé',
    open: 'Reste à payer',
    currency: 'Devise',
    note: 'Remarque',
    by: 'Par',
  },
  entries: bills.entries,
  methods: bills.methods,
  total: 'Total',
}
