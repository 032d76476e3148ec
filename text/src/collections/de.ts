import type { collections as english } from './en.ts'

export const collections: typeof english = {
  title: 'Sammlungen',
  checking: 'Das Abo wird geprüft …',
  checkFailed: 'Das Abo konnte nicht geprüft werden',
  loading: 'Die Sammlungen werden geladen …',
  loadFailed: 'Die Sammlungen konnten nicht geladen werden',
  create: 'Neue Sammlung anlegen',
  payout: 'Auszahlungskonto',
  firstTitle: 'Lege deine erste Beitragssammlung an',
  firstText:
    'Mitgliedsbeiträge, eine Fahrt, die neuen Trikots: Alle zahlen über einen Link, und du siehst sofort, wer bezahlt hat.',
  noneTitle: 'Nichts zu zahlen',
  noneText: 'Wenn dein Team Geld einsammelt, steht hier, was du zahlen sollst.',
  unlock: {
    title: 'Schalte Premium-Sammlungen frei',
    text: 'Sammle das Geld deines Teams ein, ohne Listen und ohne jemanden selbst zu erinnern.',
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
  deleteText: 'Noch wurde niemand angeschrieben. Was du darin eingetragen hast, geht verloren.',
  deleting: 'Wird gelöscht …',
  deleted: 'Der Entwurf ist gelöscht',
  progress: (name) => `Eingesammelt für ${name}`,
  ofSum: (held, whole) => `${held} von ${whole}`,
  owed: (sum) => `${sum} offen`,
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
      membership:
        'Die Beiträge einer Saison: mehrere Beitragsarten, Raten, Fragen an alle, die beitreten.',
      activity: 'Ein Turnier, ein Camp, eine Fahrt: was die Teilnahme kostet.',
      pre_order: 'Trikots, Karten, Kuchen: Artikel mit Größen, solange der Vorrat reicht.',
      fund: 'Ein gemeinsames Ziel: Alle geben, so viel sie mögen.',
    },
    onlyAdmins: 'Nur Team-Admins sammeln Geld ein.',
    failed: 'Die Sammlung konnte nicht angelegt werden',
    failedText: 'Versuche es bitte gleich noch einmal.',
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
      private: 'Für Leute aus deinem Verein, die sich anmelden.',
      public: 'Für alle: Stelle sie auf eure Website oder verschicke sie.',
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
