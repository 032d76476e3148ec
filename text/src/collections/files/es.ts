import { bills } from '../bills/es.ts'

import type { collectionFiles as english } from './en.ts'

export const collectionFiles: typeof english = {
  fees: { adult: 'Adulto', gift: bills.gift },
  files: { participants: 'participantes', journal: 'apuntes' },
  participantColumns: {
    number: 'Recibo',
    names: 'Para',
    payer: 'Paga',
    email: 'Correo',
    phone: 'Teléfono',
    fees: 'Cuotas',
    state: 'Estado',
    charged: 'Emitido',
    paid: 'Pagado',
    open: 'Pendiente',
    due: 'Vence el',
    currency: 'Moneda',
  },
  states: {
    invited: 'invitado',
    open: 'pendiente',
    part_paid: 'pagado en parte',
    paid: 'pagado',
    forgone: 'perdonado',
    refunded: 'reembolsado',
    late: 'vencido',
  },
  journalColumns: {
    day: 'Día',
    recorded: 'Anotado',
    number: 'Recibo',
    reference: 'Referencia',
    payer: 'Paga',
    what: 'Concepto',
    way: 'Forma de pago',
    charged: 'Emitido',
    money: 'Dinero',
    open: 'Pendiente',
    currency: 'Moneda',
    note: 'Nota',
    by: 'Por',
  },
  entries: bills.entries,
  methods: bills.methods,
  total: 'Total',
}
