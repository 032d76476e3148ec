import type { collections as english } from './en.ts'

export const collections: typeof english = {
  title: 'Beiträge & Zahlungen',
  checking: 'Das Abo wird geprüft …',
  checkFailed: 'Das Abo konnte nicht geprüft werden',
  loading: 'Die Sammlungen werden geladen …',
  loadFailed: 'Die Sammlungen lassen sich nicht laden',
  create: 'Neue Sammlung anlegen',
  payout: 'Auszahlungskonto',
  firstTitle: 'Lege deine erste Beitragssammlung an',
  firstText: 'Beiträge, Fahrten oder Trikots per Link bezahlen lassen. Du siehst, wer gezahlt hat.',
  noneTitle: 'Nichts zu zahlen',

  unlock: {
    title: 'Schalte Premium-Sammlungen frei',
    text: 'Beiträge einsammeln, ohne Listen.',
    features: [
      'Beliebig viele Beitragssammlungen',
      'Zahlungen live verfolgen',
      'Zahlungsberichte',
      'Automatische Zahlungserinnerungen',
      'Alle Finanzen an einem Ort',
    ],
    subscribe: 'Premium-Sammlungen abonnieren',
  },

  kinds: {
    membership: 'Mitgliedschaften',
    activity: 'Aktivität',
    pre_order: 'Vorbestellung',
    fund: 'Spendenaktion',
  },
  states: { draft: 'Entwurf', open: 'Offen', closed: 'Geschlossen' },
  unnamed: 'Noch ohne Namen',
  deleteDraft: (name) => `Entwurf ${name} löschen`,
  deleteTitle: 'Diesen Entwurf löschen?',
  deleteText: 'Alle Eingaben werden gelöscht.',
  deleting: 'Wird gelöscht …',
  deleted: 'Entwurf gelöscht',
  progress: (name) => `Eingesammelt für ${name}`,
  ofSum: (paid, whole) => `${paid} von ${whole}`,
  outstanding: (sum) => `${sum} offen`,
  late: (sum) => `${sum} überfällig`,
  paidBills: (paid, all) => `${paid} von ${all} bezahlt`,
  noBills: 'Noch kein Formular ausgefüllt',
  unfilled: (count) =>
    count === 1 ? '1 Formular nicht ausgefüllt' : `${count} Formulare nicht ausgefüllt`,
  requests: (count) => (count === 1 ? '1 Anfrage' : `${count} Anfragen`),

  mine: {
    title: 'Für dich',
    fillIn: 'Ausfüllen',
    fillInFor: (collection, name) => `${collection} für ${name} ausfüllen`,
    forPeople: (names) => `Für ${names}`,
    pay: 'Bezahlen',
    payFor: (collection) => `${collection} bezahlen`,
    paid: 'Bezahlt',
    toBill: 'Rechnung ansehen',
    due: (sum, day) => `${sum}, fällig am ${day}`,
  },

  chooser: {
    title: 'Wähle die Art der Sammlung',
    hints: {
      membership: 'Saisonbeiträge, mit Raten und Fragen.',
      activity: 'Ein Turnier, ein Trainingslager, eine Fahrt.',
      pre_order: 'Trikots, Karten oder Kuchen, mit Größen und Vorrat.',
      fund: 'Ein gemeinsames Ziel. Alle geben, so viel sie wollen.',
    },
    onlyAdmins: 'Nur für Team-Admins.',
    failed: 'Die Sammlung konnte nicht angelegt werden',
    failedText: 'Versuch es noch einmal.',
  },

  success: {
    titles: {
      membership: 'Glückwunsch, deine Beitragssammlung ist fertig!',
      activity: 'Glückwunsch, deine Aktivität ist fertig!',
      pre_order: 'Glückwunsch, deine Vorbestellung ist fertig!',
      fund: 'Glückwunsch, deine Spendenaktion ist fertig!',
    },
    address: 'Adresse des Formulars',
    addressHints: {
      private: 'Für angemeldete Vereinsmitglieder.',
      public: 'Für alle. Teile ihn, wo du willst.',
    },
    verify: 'Bestätige dein Team',
    verifyText:
      'Bestätige dein Konto und trage deine Bankverbindung ein, bevor du um Zahlungen bittest.',
    preview: 'Vorschau',
    finish: 'Fertig und zurück',
    validate: 'Mein Konto bestätigen',
    validateFailed: 'Der Zahlungsanbieter ist nicht erreichbar',
  },
}
