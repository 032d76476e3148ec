import type { accounting as english } from './en.ts'

export const accounting: typeof english = {
  loading: 'Die Buchungen werden geladen …',
  failed: 'Die Buchungen lassen sich nicht laden',
  heading: 'Datei für die Steuerberatung',
  ledger: 'Doppelte Buchführung',
  ledgerText: 'Die Buchungen aller Teams in jeder Währung, als Tabelle mit Soll und Haben.',
  datev: 'Für DATEV',
  text: 'Die Buchungen aller Teams im DATEV-Format. Beide Nummern kennt deine Steuerberatung.',
  from: 'Von',
  to: 'Bis',
  count: (bookings) => (bookings === 1 ? '1 Buchung' : `${bookings} Buchungen`),
  charged: (sum) => `${sum} berechnet`,
  paid: (sum) => `${sum} eingegangen`,
  outstanding: (sum) => `${sum} offen`,
  leftOut: (bookings) =>
    bookings === 1
      ? '1 Buchung in anderer Währung fehlt in der Datei.'
      : `${bookings} Buchungen in anderen Währungen fehlen in der Datei.`,
  consultant: 'Beraternummer',
  client: 'Mandantennummer',
  more: 'Konten und Geschäftsjahr',
  chart: 'Kontenrahmen',
  charts: {
    '42': 'SKR 42 für Vereine',
    '49': 'SKR 49 für Vereine (älter)',
    '03': 'SKR 03 für Firmen',
    '04': 'SKR 04 für Firmen (nach Abschluss gegliedert)',
  },
  accountLength: 'Stellen eines Kontos',
  yearBegins: 'Geschäftsjahr beginnt im',
  accounts: {
    debtors: 'Forderungen',
    fees: 'Beiträge',
    charges: 'Mahn- und Rücklastgebühren',
    bank: 'Bankkonto',
    cash: 'Kasse',
    transit: 'Karten und Gutscheine (Geldtransit)',
  },
  save: 'Datei herunterladen',
  saved: 'Datei gespeichert',
  consultantWrong: 'Gib eine Zahl von 1001 bis 9999999 ein',
  clientWrong: 'Gib eine Zahl von 1 bis 99999 ein',
  dayMissing: 'Wähle einen Tag',
  problems: {
    account_wrong: 'So viele Ziffern wie oben eingestellt',
    account_twice: 'Steht schon auf der anderen Seite einer Buchung. Wähle ein anderes Konto.',
    other_year: 'Wähle Tage aus einem einzigen Geschäftsjahr',
    before_start: 'Wähle einen späteren Tag',
    no_bookings: 'In diesem Zeitraum wurde nichts gebucht',
    too_many: 'Wähle einen kürzeren Zeitraum: DATEV nimmt höchstens 99.999 Buchungen',
  },
}
