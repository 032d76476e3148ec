import type { receipt as english } from './en.ts'

/** El justificante de un recibo, como archivo para imprimir. */
export const receipt: typeof english = {
  title: 'Justificante',
  fileName: 'justificante',
  sandbox: 'Modo de prueba: no se mueve dinero. Esto no prueba ningún pago.',
  number: 'Número de justificante',
  issued: 'Fecha de emisión',
  payer: 'Pagado por',
  reference: 'Referencia',
  page: (page) => `Página ${page}`,
  lines: 'Detalle',
  payments: 'Pagos',
  none: 'Aún no se ha pagado nada.',
  charged: 'Emitido',
  waived: 'Ya no se pide',
  paid: 'Pagado',
  refunded: 'Reembolsado',
  returned: 'Pago anulado',
  paidTotal: 'Pagado en total',
  outstanding: 'Pendiente',
  methods: {
    card: 'tarjeta',
    transfer: 'transferencia',
    cash: 'efectivo',
    check: 'cheque',
    pass: 'bono deportivo',
  },
}
