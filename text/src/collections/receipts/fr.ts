import type { receipt as english } from './en.ts'

/** Le reçu d’une facture, en fichier à imprimer. */
export const receipt: typeof english = {
  title: 'Reçu',
  fileName: 'recu',
  sandbox: 'Mode test : aucun argent ne circule. Ceci ne prouve aucun paiement.',
  number: 'Numéro du reçu',
  issued: 'Établi le',
  payer: 'Payeur',
  reference: 'Référence',
  page: (page) => `Page ${page}`,
  lines: 'Détail',
  payments: 'Paiements',
  none: 'Rien n’a encore été payé.',
  charged: 'Facturé',
  waived: 'N’est plus demandé',
  paid: 'Payé',
  refunded: 'Remboursé',
  returned: 'Paiement annulé',
  paidTotal: 'Payé en tout',
  outstanding: 'Reste à payer',
  methods: {
    card: 'carte',
    transfer: 'virement',
    cash: 'espèces',
    check: 'chèque',
    pass: 'Pass Sport',
  },
}
