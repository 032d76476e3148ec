import { withFullStop } from '@touchline/domain/values/full-stop'

import type { overdueLetters as english } from './en.ts'

export const overdueLetters: typeof english = {
  unnamed: 'Ihr Verein',
  subjects: {
    1: (sum, club) => `Zahlungserinnerung: ${sum}, ${club}`,
    2: (sum, club) => `1. Mahnung: ${sum}, ${club}`,
    3: (sum, club) => `Letzte Mahnung: ${sum}, ${club}`,
  },
  words: {
    1: 'Vielleicht ist es untergegangen: Die Zahlung unten ist überfällig. Falls Sie gerade bezahlt haben, danke. Dann ist nichts weiter zu tun.',
    2: 'Die Zahlung unten ist noch nicht eingegangen. Bitte zahlen Sie innerhalb der nächsten sieben Tage.',
    3: 'Wir haben Ihnen zu der Zahlung unten schon zweimal geschrieben. Bitte zahlen Sie innerhalb von sieben Tagen oder melden Sie sich bei uns.',
  },
  help: 'Zu viel auf einmal? Öffnen Sie die Rechnung und bitten Sie um weniger oder um Raten. Das lesen nur die, die darüber entscheiden.',
  fee: 'Mahngebühr',
  overdue: 'Überfällig',
  total: 'Gesamt',
  forWhom: (names) => `Für ${names}`,
  amount: (sum, day) => `${sum}, fällig am ${day}`,
  reference: (reference) => `Verwendungszweck: ${reference}`,
  holder: 'Kontoinhaber',
  iban: 'IBAN',
  referenceLabel: 'Verwendungszweck',
  pay: 'Jetzt bezahlen',
  why: (club) =>
    `Sie erhalten diese E-Mail, weil Sie eine Rechnung haben von ${withFullStop(club)}`,
}
