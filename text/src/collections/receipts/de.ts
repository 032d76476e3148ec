import type { receipt as english } from './en.ts'

/** Die Quittung zu einer Rechnung, als Datei zum Drucken. */
export const receipt: typeof english = {
  title: 'Quittung',
  fileName: 'quittung',
  sandbox: 'Testbetrieb: Es fließt kein Geld. Dies ist kein Nachweis einer Zahlung.',
  number: 'Quittungsnummer',
  issued: 'Ausgestellt am',
  payer: 'Wer zahlt',
  reference: 'Referenz',
  page: (page) => `Seite ${page}`,
  lines: 'Wofür',
  payments: 'Zahlungen',
  none: 'Bisher wurde nichts bezahlt.',
  charged: 'Berechnet',
  waived: 'Nicht mehr verlangt',
  paid: 'Bezahlt',
  refunded: 'Erstattet',
  returned: 'Zahlung storniert',
  paidTotal: 'Insgesamt bezahlt',
  outstanding: 'Noch offen',
  methods: {
    card: 'Karte',
    transfer: 'Überweisung',
    cash: 'bar',
    check: 'Scheck',
    pass: 'Sportgutschein',
  },
}
