import type { letters as english } from './en.ts'

export const letters: typeof english = {
  paid: {
    subject: (team) => `Premium für ${team} ist bezahlt`,
    thanks: 'Danke. Die Zahlung ist da, und Premium steht dem ganzen Team offen.',
  },
  failed: {
    subject: (team) => `Die Zahlung von Premium für ${team} ist fehlgeschlagen`,
    again:
      'Der Zahlungsanbieter versucht es noch einmal. Sieh bitte nach, ob deine Karte noch gilt.',
    until: (day) =>
      `Premium bleibt bis zum ${day} aktiv. Nichts, was ihr eingetragen habt, geht verloren.`,
  },
  cancelled: {
    subject: (team) => `Premium für ${team} ist gekündigt`,
    until: (day) => `Premium bleibt bis zum ${day} aktiv und wird dann nicht verlängert.`,
    over: 'Premium ist zu Ende. Das Team macht mit der kostenlosen Standard-Version weiter.',
    kept: 'Alles, was das Team hat, bleibt lesbar und nutzbar.',
  },
  amount: 'Betrag',
  number: 'Rechnung',
  action: 'Zum Abo',
  why: 'Du bekommst diese E-Mail, weil du Premium für dieses Team abonniert hast.',
}
