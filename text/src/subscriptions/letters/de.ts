import type { letters as english } from './en.ts'

export const letters: typeof english = {
  paid: {
    subject: (team) => `Premium bezahlt: ${team}`,
    thanks: 'Danke. Das ganze Team hat jetzt Premium.',
  },
  failed: {
    subject: (team) => `Premium-Zahlung fehlgeschlagen: ${team}`,
    again: 'Prüfe bitte, ob deine Karte noch gilt. Wir versuchen es noch einmal.',
    until: (day) => `Premium bleibt bis zum ${day}.`,
  },
  cancelled: {
    subject: (team) => `Premium gekündigt: ${team}`,
    until: (day) => `Premium bleibt bis zum ${day} und verlängert sich nicht.`,
    over: 'Dein Team hat jetzt die kostenlose Standard-Version.',
    kept: 'Alle eure Daten bleiben.',
  },
  amount: 'Betrag',
  number: 'Rechnung',
  action: 'Abo ansehen',
  why: 'Du hast Premium für dieses Team abonniert.',
}
