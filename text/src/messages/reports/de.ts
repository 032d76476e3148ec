import type { reports as english } from './en.ts'

export const reports: typeof english = {
  title: 'Diese Nachricht melden',
  who: 'Deine Meldung geht an die Kinderschutzperson deines Vereins, nie an den, um den es geht.',
  helpline: 'In Europa finden Kinder unter 116 111 kostenlos jemanden zum Reden.',
  reason: 'Was ist nicht in Ordnung?',
  reasonRequired: 'Wähl, was nicht in Ordnung ist',
  reasons: {
    bullying: 'Mobbing oder Beleidigungen',
    sexual: 'Sexuelle Inhalte oder Annäherungen',
    secret_contact: 'Heimlicher oder unerwünschter Kontakt',
    violence: 'Drohungen oder Gewalt',
    picture: 'Ein Bild, das nicht hierher gehört',
    other: 'Etwas anderes',
  },
  details: 'Was sollte man dazu wissen?',
  cancel: 'Abbrechen',
  send: 'Meldung senden',
  sending: 'Wird gesendet...',
  sent: 'Meldung gesendet',
  made: {
    safeguarding: 'Die Kinderschutzperson deines Vereins liest deine Meldung jetzt.',
    managers:
      'Dein Verein hat keine Kinderschutzperson benannt: Ein Vereinsmanager liest deine Meldung jetzt.',
    admins:
      'Dein Team gehört zu keinem Verein: Ein Admin des Teams, um den es nicht geht, liest deine Meldung jetzt.',
    nobody:
      'In deinem Verein gibt es sonst niemanden, der sie lesen könnte. Bitte ruf die Hilfenummer an.',
  },
  close: 'Schließen',

  list: {
    title: 'Meldungen',
    lead: 'Was Leute deines Vereins gemeldet haben. Nur du und wer sonst für Kinder einsteht, liest es; die Person, um die es geht, nicht.',
    empty: 'Es wurde nichts gemeldet',
    emptyHint: 'Gemeldete Nachrichten, Bilder und Profile kommen hierher.',
    failed: 'Die Meldungen konnten nicht geladen werden',
    about: { message: 'Eine Nachricht', profile: 'Ein Profil', picture: 'Ein Bild' },
    of: (what, name) => `${what} von ${name}`,
    formerMember: 'einem früheren Mitglied',
    reportedBy: (name, when) => `Gemeldet von ${name}, ${when}`,
    wordings: 'Was da stand',
    wording: (name, when) => `${name}, ${when}`,
    removedAt: (when) => `Gelöscht ${when}`,
    around: 'Was davor und danach gesagt wurde',
    open: 'Offen',
    closed: (name, when) => `Abgeschlossen von ${name}, ${when}`,
    note: 'Was deswegen getan wurde',
    close: 'Meldung abschließen',
    closing: 'Wird abgeschlossen...',
  },
}
