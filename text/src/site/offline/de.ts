import type { offline as english } from './en.ts'

export const offline: typeof english = {
  title: 'Du bist offline',
  asOf: (when) => `Stand: ${when}.`,
  hint: 'Antworten, Nachrichten, Anwesenheit und Live-Spielstand werden hier gemerkt und später gesendet. Alles andere braucht eine Verbindung.',
  unsent: (count) =>
    count === 1
      ? '1 Änderung wartet darauf, gesendet zu werden.'
      : `${count} Änderungen warten darauf, gesendet zu werden.`,
  forgetful:
    'Dieser Browser hat keinen Platz, etwas aufzuheben. Lass diese Seite offen, bis du wieder online bist.',

  newVersion: {
    title: 'Eine neue Version ist da',
    text: 'Lade neu, wann es dir passt: Was du geschrieben hast, bleibt stehen.',
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
      ? 'Deine Sitzung ist beendet: 1 Änderung von unterwegs wurde nicht gesendet.'
      : `Deine Sitzung ist beendet: ${count} Änderungen von unterwegs wurden nicht gesendet.`,

  outcomes: {
    label: 'Was aus deinen Änderungen wurde',
    answer: {
      notCounted: (gave) => `Deine Antwort „${gave}“ zählt nicht.`,
      insteadOf: (gave, other) =>
        `Inzwischen stand dort „${other}“. Dein „${gave}“ kam später und gilt jetzt.`,
      insteadOfBy: (gave, other, by) =>
        `${by} hatte inzwischen „${other}“ geantwortet. Dein „${gave}“ kam später und gilt jetzt.`,
    },
    mark: {
      notCounted: 'Was du eingetragen hast, wurde nicht gespeichert.',
      insteadOf: (gave, other) =>
        `Inzwischen stand dort „${other}“. Dein „${gave}“ kam später und gilt jetzt.`,
      insteadOfBy: (gave, other, by) =>
        `${by} hatte inzwischen „${other}“ eingetragen. Dein „${gave}“ kam später und gilt jetzt.`,
      none: 'kein Eintrag',
    },
    live: { notCounted: 'Was du zum Spiel eingetragen hast, wurde nicht gespeichert.' },
    refused: {
      event_cancelled: 'Der Termin ist inzwischen abgesagt.',
      deadline_passed: 'Die Zeit zum Antworten war vorbei, bevor du wieder Verbindung hattest.',
      changed_meanwhile:
        'Der Termin wurde inzwischen verlegt. Schau ihn dir an und antworte noch einmal.',
      not_found: 'Den Termin gibt es nicht mehr, oder du gehörst nicht mehr zum Team.',
      not_allowed: 'Du bist zu diesem Termin nicht mehr eingeladen.',
    },
    tapped: (when) => `Offline eingetragen: ${when}`,
    look: 'Termin ansehen',
  },
}
