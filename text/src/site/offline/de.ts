import type { offline as english } from './en.ts'

export const offline: typeof english = {
  title: 'Du bist offline',
  asOf: (when) => `Stand: ${when}.`,
  hint: 'Antworten, Nachrichten, Anwesenheit und Live-Spielstand werden später gesendet.',
  unsent: (count) =>
    count === 1
      ? '1 Änderung wartet darauf, gesendet zu werden.'
      : `${count} Änderungen warten darauf, gesendet zu werden.`,
  forgetful: 'Der Speicher dieses Browsers ist voll. Lass die Seite offen.',

  newVersion: {
    title: 'Eine neue Version ist da',
    text: 'Was du geschrieben hast, bleibt beim Neuladen stehen.',
    reload: 'Neu laden',
  },

  leaving: {
    title: 'Abmelden und Änderungen verlieren?',
    text: (count) =>
      count === 1
        ? '1 Änderung von unterwegs ist noch nicht gesendet. Sie geht verloren, wenn du dich abmeldest.'
        : `${count} Änderungen von unterwegs sind noch nicht gesendet. Sie gehen verloren, wenn du dich abmeldest.`,
    confirm: 'Trotzdem abmelden',
  },
  lost: (count) =>
    count === 1
      ? 'Du wurdest abgemeldet. 1 Änderung von unterwegs wurde nicht gesendet.'
      : `Du wurdest abgemeldet. ${count} Änderungen von unterwegs wurden nicht gesendet.`,

  outcomes: {
    label: 'Was aus deinen Änderungen wurde',
    answer: {
      notCounted: (gave) => `Deine Antwort „${gave}“ zählt nicht.`,
      insteadOf: (gave, other) => `Deine Antwort „${gave}“ ersetzt „${other}“.`,
      insteadOfBy: (gave, other, by) => `Deine Antwort „${gave}“ ersetzt „${other}“ von ${by}.`,
    },
    mark: {
      notCounted: 'Dein Eintrag wurde nicht gespeichert.',
      insteadOf: (gave, other) => `Dein Eintrag „${gave}“ ersetzt „${other}“.`,
      insteadOfBy: (gave, other, by) => `Dein Eintrag „${gave}“ ersetzt „${other}“ von ${by}.`,
      none: 'kein Eintrag',
    },
    live: { notCounted: 'Dein Eintrag zum Spiel wurde nicht gespeichert.' },
    refused: {
      event_cancelled: 'Der Termin ist inzwischen abgesagt.',
      deadline_passed: 'Die Frist war vorbei, bevor du wieder online warst.',
      changed_meanwhile: 'Der Termin wurde verlegt. Schau ihn an und antworte noch einmal.',
      not_found: 'Den Termin gibt es nicht mehr, oder du gehörst nicht mehr zum Team.',
      not_allowed: 'Du bist zu diesem Termin nicht mehr eingeladen.',
    },
    tapped: (when) => `Offline eingetragen: ${when}`,
    look: 'Termin ansehen',
  },
}
