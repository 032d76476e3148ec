import type { mandates as english } from './en.ts'

export const mandates: typeof english = {
  title: 'Per Lastschrift zahlen',
  offer: (creditor) => `${creditor} zieht Ihre Beiträge von Ihrem Konto ein.`,
  formTitle: 'SEPA-Lastschriftmandat',
  creditor: 'Zahlungsempfänger',
  identifier: 'Gläubiger-Identifikationsnummer',
  reference: 'Mandatsreferenz',
  afterSigning: 'Erhalten Sie nach dem Unterschreiben',
  authorisation: (creditor) =>
    `Ich ermächtige (A) ${creditor}, Zahlungen von meinem Konto mittels Lastschrift einzuziehen. Zugleich (B) weise ich mein Kreditinstitut an, die von ${creditor} auf mein Konto gezogenen Lastschriften einzulösen. Hinweis: Ich kann innerhalb von acht Wochen, beginnend mit dem Belastungsdatum, die Erstattung des belasteten Betrages verlangen. Es gelten dabei die mit meinem Kreditinstitut vereinbarten Bedingungen.`,
  holder: 'Kontoinhaber',
  iban: 'IBAN',
  street: 'Straße und Hausnummer',
  postcode: 'Postleitzahl',
  town: 'Ort',
  name: 'Unterschreiben Sie mit Ihrem Namen',
  consent: 'Ich ermächtige zu diesen wiederkehrenden Zahlungen',
  sign: 'Mandat unterschreiben',
  signing: 'Mandat wird gespeichert …',
  signed: 'Mandat unterschrieben',
  account: 'Konto',
  signedOn: (day) => `Unterschrieben am ${day}`,
  willCollect: 'Der Verein nennt Ihnen Termin und Betrag, bevor er einzieht.',
  change: 'Anderes Konto verwenden',
  revoke: 'Mandat widerrufen',
  revokeTitle: 'Mandat widerrufen?',
  revokeText:
    'Der Verein kann nichts mehr von Ihrem Konto einziehen. Sie zahlen Ihre Rechnungen selbst.',
  revoked: 'Mandat widerrufen',
  cancel: 'Abbrechen',
  forGuardian: 'Ein Elternteil muss das Mandat unterschreiben.',
  problems: {
    missing: 'Füllen Sie dieses Feld aus',
    iban_wrong: 'Prüfen Sie die IBAN: Sie hat einen Tippfehler oder lässt keine Lastschrift zu',
    consent_missing: 'Setzen Sie das Häkchen, um zu unterschreiben',
  },
}
