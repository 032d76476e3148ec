import { withFullStop } from '@touchline/domain/values/full-stop'

import type { letters as english } from './en.ts'

/** Briefe über Geld, um das ein Team bittet. */
export const letters: typeof english = {
  unnamed: { collection: 'Beitrag', team: 'Ihrem Team' },
  invited: {
    subject: (collection, team) => `Bitte ausfüllen: ${collection} (${team})`,
    words: 'Es dauert zwei Minuten. Sie können mehrere Personen eintragen.',
    action: 'Formular ausfüllen',
  },
  billed: {
    subject: (collection) => `Neue Rechnung: ${collection}`,
    words: 'Zum Zahlen öffnen Sie die Rechnung.',
  },
  waiting: {
    subject: (collection) => `Warteliste: ${collection}`,
    words:
      'Alle Plätze sind vergeben. Sie stehen auf der Warteliste; wird einer frei, schreiben wir Ihnen.',
  },
  placed: {
    subject: (collection) => `Sie haben einen Platz: ${collection}`,
    words: 'Ein Platz ist frei, er gehört Ihnen. Zum Zahlen öffnen Sie die Rechnung.',
  },
  place_released: {
    subject: (collection) => `Platz weitergegeben: ${collection}`,
    words:
      'Die Rechnung war nicht rechtzeitig bezahlt, und andere haben gewartet. Sie müssen nichts zahlen.',
  },
  waiting_ended: {
    subject: (collection) => `Nicht mehr auf der Warteliste: ${collection}`,
    words: 'Sie stehen nicht mehr auf der Warteliste. Sie müssen nichts zahlen.',
  },
  shareChanged: {
    subject: (collection) => `Ihr Anteil hat sich geändert: ${collection}`,
    shared: (name) => `Sie teilen sich diese Rechnung jetzt mit ${name}, je zur Hälfte.`,
    alone: 'Der offene Anteil der anderen Person steht jetzt auf Ihrer Rechnung.',
  },
  reminder: {
    form: (collection) => `Noch auszufüllen: ${collection}`,
    formWords: 'Bitte füllen Sie das Formular aus. Es dauert zwei Minuten.',
    bill: (collection) => `Noch zu zahlen: ${collection}`,
    billWords: 'Diese Rechnung ist noch offen.',
    soon: (collection) => `Bald fällig: ${collection}`,
    soonWords: 'Ihre nächste Zahlung ist bald fällig.',
    late: (collection) => `Überfällig: ${collection}`,
    lateWords: (count) =>
      count > 1 ? `${count} Zahlungen sind überfällig.` : 'Eine Zahlung ist überfällig.',
    help: 'Zu viel? Bitten Sie in der Rechnung um weniger oder um Raten.',
  },
  paid: {
    subject: (collection) => `Zahlung erhalten: ${collection}`,
    words: 'Vielen Dank. Die Quittung finden Sie bei der Rechnung.',
  },
  returned: {
    subject: (collection) => `Zahlung zurückgebucht: ${collection}`,
    words: 'Ihre Bank hat eine Zahlung zurückgebucht. Der Betrag ist wieder offen.',
  },
  debit: {
    announced: {
      subject: (collection) => `Lastschrift angekündigt: ${collection}`,
      words: (day) => `Der Verein zieht den Betrag am ${day} ein. Sie müssen nichts tun.`,
    },
    cancelled: {
      subject: (collection) => `Lastschrift storniert: ${collection}`,
      words: 'Der Verein zieht diesen Betrag nicht ein. Zum Zahlen öffnen Sie die Rechnung.',
    },
    facts: {
      collectedOn: 'Einzug am',
      account: 'Vom Konto',
      mandate: 'Mandatsreferenz',
      creditor: 'Zahlungsempfänger',
      identifier: 'Gläubiger-ID',
    },
  },
  refunded: {
    subject: (collection) => `Erstattung unterwegs: ${collection}`,
    words: 'Das Team hat den Betrag erstattet. Bei Kartenzahlung dauert es ein paar Tage.',
  },
  refund_failed: {
    subject: (collection) => `Erstattung fehlgeschlagen: ${collection}`,
    words:
      'Die Bank hat die Erstattung zurückgeschickt. Fragen Sie das Team nach einem anderen Weg.',
  },
  answered: {
    subject: (collection) => `Antwort auf Ihre Anfrage: ${collection}`,
    reduced: (less, open) =>
      `Die Kasse ist einverstanden: Sie zahlen ${less} weniger. Offen: ${open}.`,
    waived: 'Die Kasse ist einverstanden: Sie müssen nichts mehr zahlen.',
    parted: (count) => `Die Kasse ist einverstanden: Sie können in ${count} Raten zahlen.`,
    granted: 'Die Kasse ist einverstanden. Die Rechnung zeigt, was zu zahlen ist.',
    refused: 'Die Kasse konnte nicht zustimmen. Die Rechnung bleibt gleich.',
  },
  donation: {
    enclosed: {
      subject: (club) => `Ihre Spendenbescheinigung: ${club}`,
      words: 'Vielen Dank für Ihre Spende. Die Bescheinigung liegt bei.',
    },
    voided: {
      subject: (club) => `Ihre Spendenbescheinigung ist ungültig: ${club}`,
      words: 'Bitte vernichten Sie diese Bescheinigung.',
    },
    number: 'Nummer',
    reason: 'Grund',
    why: (club) => `Sie haben an ${club} gespendet.`,
  },
  organizer: {
    subject: (collection) => `Neuer Zahlungsstand: ${collection}`,
    words: 'Seit der letzten E-Mail:',
    action: 'Sammlung öffnen',
  },
  payout: {
    subject: (team) => `${team}: Auszahlungskonto geändert`,
    what: {
      transfers_named: 'Auf Rechnungen steht jetzt dieses Konto.',
      transfers_removed: 'Auf Rechnungen steht kein Konto mehr.',
      cards_begun: 'Ein Konto für Kartenzahlungen wurde eröffnet.',
      cards_ready: 'Das Konto ist geprüft. Kartenzahlungen gehen jetzt dorthin.',
      cards_stopped:
        'Der Zahlungsanbieter nimmt keine Kartenzahlungen mehr an. Sieh dort nach, was fehlt.',
    },
    unknown:
      'Unerwartet? Frag die Person, die es geändert hat, und korrigiere es in Touchline. Sie hat dafür ihr Passwort eingegeben oder sich neu angemeldet.',
    unknownFormer: 'Unerwartet? Sprich mit jemandem im Verein, dem du vertraust.',
    facts: { holder: 'Kontoinhaber', account: 'Konto', by: 'Geändert von' },
    action: 'Auszahlungskonto prüfen',
    why: (team) => `Gesendet, weil du die Kasse von ${team} führst.`,
    whyFormer: (team) => `Gesendet, weil du bis vor Kurzem die Kasse von ${team} geführt hast.`,
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
    paid: 'Eingegangen',
    outstanding: 'Noch offen',
    bills: 'Rechnungen',
    requests: 'Offene Anfragen',
  },
  toWaitingList: 'Warteliste ansehen',
  toBill: 'Rechnung ansehen',
  link: 'Diese E-Mail öffnet die Rechnung. Leiten Sie sie nur an jemanden weiter, der für Sie zahlt.',
  whyInvited: (team) => `Gesendet wegen eines Beitrags von ${team} für Sie oder Ihre Kinder.`,
  whyPayer: (team) => `Gesendet wegen einer Rechnung von ${withFullStop(team)}`,
  whyOrganizer: (team) => `Gesendet, weil du Ansprechperson von ${team} bist.`,
  sandbox: 'Testbetrieb: Es fließt kein Geld.',
}
