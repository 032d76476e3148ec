import type { letters as english } from './en.ts'

/** Briefe über Geld, um das ein Team bittet. */
export const letters: typeof english = {
  unnamed: { collection: 'Beitrag', team: 'deinem Team' },
  invited: {
    subject: (collection, team) => `${collection}: Bitte fülle das Formular von ${team} aus`,
    words:
      'Es dauert zwei Minuten, für eine Person oder für mehrere, und du wählst dort, wie du bezahlst.',
    action: 'Formular ausfüllen',
  },
  billed: {
    subject: (collection) => `Deine Rechnung: ${collection}`,
    words: 'Über den Link unten siehst du, was zu zahlen ist und wie.',
  },
  shareChanged: {
    subject: (collection) => `Dein Anteil hat sich geändert: ${collection}`,
    shared: (name) => `Du teilst dir diese Rechnung jetzt mit ${name}: Jeder zahlt die Hälfte.`,
    alone: 'Was der andere Elternteil noch nicht gezahlt hat, steht jetzt auf deiner Rechnung.',
  },
  reminder: {
    form: (collection) => `Noch auszufüllen: ${collection}`,
    formWords: 'Du hast das Formular noch nicht ausgefüllt. Es dauert zwei Minuten.',
    bill: (collection) => `Noch zu zahlen: ${collection}`,
    billWords: 'Vielleicht ist es dir entgangen: Das ist noch offen.',
    soon: (collection) => `Bald fällig: ${collection}`,
    soonWords: 'Die nächste Zahlung für deine Rechnung ist in ein paar Tagen fällig.',
    late: (collection) => `Überfällig: ${collection}`,
    lateWords: (count) =>
      count > 1
        ? `${count} Zahlungen für deine Rechnung waren fällig und sind noch nicht angekommen.`
        : 'Eine Zahlung für deine Rechnung war fällig und ist noch nicht angekommen.',
    help: 'Wenn es auf einmal zu viel ist, öffne den Link unten und bitte darum, weniger oder in Raten zu zahlen. Das liest nur, wer die Kasse führt.',
  },
  paid: {
    subject: (collection) => `Zahlung erhalten: ${collection}`,
    words: 'Danke, die Zahlung ist angekommen. Über den Link unten kommst du zur Quittung.',
  },
  returned: {
    subject: (collection) => `Zahlung zurückgebucht: ${collection}`,
    words: 'Deine Bank hat eine Zahlung zurückgeholt, der Betrag ist wieder offen.',
  },
  refunded: {
    subject: (collection) => `Erstattung unterwegs: ${collection}`,
    words: 'Das Team hat den Betrag unten erstattet. Auf der Karte ist es in ein paar Tagen.',
  },
  refund_failed: {
    subject: (collection) => `Erstattung nicht angekommen: ${collection}`,
    words:
      'Die Bank hat die Erstattung zurückgeschickt, das Geld ist noch beim Team. Bitte das Team, es dir auf anderem Weg zu geben.',
  },
  answered: {
    subject: (collection) => `Antwort auf deine Anfrage: ${collection}`,
    granted:
      'Deine Anfrage ist angenommen. Über den Link unten siehst du, was jetzt zu zahlen ist.',
    refused: 'Deine Anfrage konnte nicht angenommen werden.',
  },
  organizer: {
    subject: (collection) => `Was eingegangen ist: ${collection}`,
    words: 'Seit der letzten E-Mail ist etwas passiert. So steht es jetzt.',
    action: 'Zur Sammlung',
  },
  payout: {
    subject: (team) => `${team}: Änderung am Auszahlungskonto`,
    what: {
      transfers_named: 'Auf Rechnungen steht jetzt dieses Konto für Überweisungen.',
      transfers_removed: 'Auf Rechnungen steht kein Konto für Überweisungen mehr.',
      cards_begun: 'Beim Zahlungsanbieter wurde ein Konto für Kartenzahlungen eröffnet.',
      cards_ready:
        'Der Zahlungsanbieter hat das Konto geprüft: Kartenzahlungen gehen jetzt dorthin.',
      cards_stopped:
        'Der Zahlungsanbieter nimmt für das Team keine Kartenzahlungen mehr an. Sieh dort nach, was fehlt.',
    },
    unknown:
      'Wenn du davon nichts weißt, frage bei der Person nach, die es geändert hat, und stelle es in Touchline richtig. Ändern lässt es sich nur mit dem eigenen Passwort oder gleich nach einer neuen Anmeldung.',
    unknownFormer:
      'Wenn du davon nichts weißt, sprich mit einer Person aus dem Verein, der du vertraust. Bis vor ein paar Tagen hast du die Kasse des Teams geführt.',
    facts: { holder: 'Kontoinhaber', account: 'Konto', by: 'Geändert von' },
    action: 'Zum Auszahlungskonto',
    why: (team) => `Du bekommst diese E-Mail, weil du die Kasse von ${team} führst.`,
    whyFormer: (team) =>
      `Du bekommst diese E-Mail, weil du bis vor ein paar Tagen die Kasse von ${team} geführt hast.`,
  },
  facts: {
    people: 'Für',
    sharedWith: 'Geteilt mit',
    amount: 'Betrag',
    open: 'Noch offen',
    wasDue: 'War fällig am',
    late: 'Überfällig insgesamt',
    due: 'Fällig am',
    until: 'Offen bis',
    reference: 'Verwendungszweck',
    answer: 'Antwort',
    held: 'Eingegangen',
    owed: 'Noch offen',
    bills: 'Rechnungen',
    requests: 'Offene Anfragen',
  },
  toBill: 'Zur Rechnung',
  link: 'Wer diese E-Mail hat, kann die Rechnung öffnen: Gib sie nur an jemanden weiter, der für dich zahlt.',
  whyInvited: (team) =>
    `Du bekommst diese E-Mail, weil ${team} dich oder deine Kinder um einen Beitrag bittet.`,
  whyPayer: (team) => `Du bekommst diese E-Mail wegen einer Rechnung von ${team} auf deinen Namen.`,
  whyOrganizer: (team) =>
    `Du bekommst diese E-Mail, weil du bei ${team} als Ansprechperson genannt bist.`,
  sandbox: 'Testbetrieb: Es fließt kein Geld.',
}
