import type { reminders as english } from './en.ts'

const letters = (count: number) => (count === 1 ? '1 Familie' : `${count} Familien`)

export const reminders: typeof english = {
  loading: 'Überfällige Rechnungen werden geladen …',
  failed: 'Die überfälligen Rechnungen lassen sich nicht laden',
  none: 'Nichts ist überfällig',

  overdue: (families, sum) => `${letters(families)} überfällig · ${sum}`,
  remind: (count) => `${letters(count)} erinnern`,
  remindTitle: (count) => `${letters(count)} erinnern?`,
  remindText: (count) =>
    count === 1
      ? 'Eine E-Mail mit allen überfälligen Rechnungen.'
      : 'Je eine E-Mail mit allen überfälligen Rechnungen.',
  fees: (sum) => `Mahngebühren: ${sum}`,
  sending: 'Erinnerungen werden gesendet …',
  sent: (count) => (count === 1 ? '1 Erinnerung gesendet' : `${count} Erinnerungen gesendet`),
  postponed: (count) => `${letters(count)}: zu viele E-Mails heute. Erinnere morgen.`,
  nobody: 'Alle sind erinnert.',
  nobodyChosen: 'Wähle mindestens eine Familie',
  changed: 'Rechnungen haben sich geändert. Prüfe die Liste.',
  settings: 'Mahnstufen',
  automaticOff: 'Automatisch senden',
  automaticOn: 'Wird automatisch gesendet',
  columns: {
    select: 'Familien auswählen',
    payer: 'Familie',
    bills: 'Überfällig',
    amount: 'Betrag',
  },
  selectAll: 'Alle auswählen',
  selectOne: (name) => `${name} auswählen`,
  stages: { 1: 'Zahlungserinnerung', 2: '1. Mahnung', 3: 'Letzte Mahnung' },
  next: {
    1: 'Als Nächstes: Zahlungserinnerung',
    2: 'Als Nächstes: 1. Mahnung',
    3: 'Als Nächstes: letzte Mahnung',
  },
  sentOn: (stage, day) => `${stage} am ${day}`,
  due: (day) => `fällig am ${day}`,
  noAddress: 'Keine E-Mail-Adresse',
  waitAnswer: 'Nächste Erinnerung noch nicht fällig',

  form: {
    title: 'Mahnstufen',
    stage: (stage) => `Stufe ${stage}`,
    afterDays: 'Tage nach der Fälligkeit',
    afterDaysWrong: 'Gib eine Zahl von 1 bis 365 ein',
    fee: (currency) => `Gebühr in ${currency}`,
    feeWrong: 'Gib einen Betrag bis 100 ein',
    words: 'Text',
    language: 'Sprache der E-Mail',
    languages: { en: 'Englisch', fr: 'Französisch', de: 'Deutsch', es: 'Spanisch' },
    add: 'Stufe hinzufügen',
    remove: (stage) => `Stufe ${stage} entfernen`,
    currency: 'Währung der Gebühren',
    automatic: 'Erinnerungen automatisch senden',
    hour: 'Uhrzeit',
    weekday: 'Am',
    anyDay: 'An jedem Tag',
    weekdays: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
    save: 'Mahnstufen speichern',
    saved: 'Mahnstufen gespeichert',
    changed: 'Die Mahnstufen wurden geändert. Öffne sie noch einmal.',
    problems: {
      days_order: 'Jede Stufe muss nach der davor kommen',
      no_stage: 'Füge mindestens eine Stufe hinzu',
    },
  },
}
