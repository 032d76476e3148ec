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
    1: 'Die Zahlung unten ist überfällig. Falls Sie gerade bezahlt haben, danke.',
    2: 'Die Zahlung unten ist immer noch nicht eingegangen. Bitte zahlen Sie innerhalb von sieben Tagen.',
    3: 'Wir schreiben Ihnen zum dritten Mal wegen der Zahlung unten. Bitte zahlen Sie innerhalb von sieben Tagen oder melden Sie sich.',
  },
  help: 'Zu viel? Bitten Sie in der Rechnung um weniger oder um Raten.',
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
  why: (club) => `Gesendet wegen einer Rechnung von ${withFullStop(club)}`,
}
