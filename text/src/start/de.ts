import type { start as english } from './en.ts'

export const start: typeof english = {
  title: 'Was ansteht',
  myTeams: 'Meine Teams und Vereine',
  allTeams: 'Alle anzeigen',
  today: 'Heute',
  tomorrow: 'Morgen',
  waiting: 'Wartet auf dich',
  bills: (count, sum) =>
    count === 1 ? `1 Rechnung offen: ${sum}` : `${count} Rechnungen offen: ${sum}`,
  overdue: (sum) => `Überfällig: ${sum}`,
  forms: (count) => (count === 1 ? '1 Formular auszufüllen' : `${count} Formulare auszufüllen`),
  messages: (count) =>
    count === 1 ? '1 Unterhaltung mit Neuem' : `${count} Unterhaltungen mit Neuem`,
  failed: 'Deine Termine lassen sich nicht laden',
  more: 'Mehr anzeigen',
  emptyTitle: 'Es steht nichts an',

  seeCalendar: 'Zum Kalender',

  mutes: {
    title: 'Teams stummschalten',
    hint: 'Von Änderungen und Absagen erfährst du weiterhin.',
    failed: 'Deine Wahl konnte nicht gespeichert werden',
  },

  install: {
    dismiss: 'Nicht auf diesem Gerät',
    install: {
      title: 'Touchline auf deinem Startbildschirm',
      text: 'Öffnet sich wie eine App, auch ohne Netz.',
      now: 'Jetzt hinzufügen',
      how: 'Zeig mir, wie',
    },
    push: {
      title: 'Sofort wissen, wenn sich etwas ändert',
      text: 'Änderungen und Nachrichten auf dem Sperrbildschirm.',
      allow: 'Auf diesem Gerät benachrichtigen',
    },
    steps: {
      iphone: [
        'Tippe unten auf das Teilen-Symbol',
        'Wähle „Zum Home-Bildschirm“',
        'Öffne Touchline von dort',
      ],
      android: [
        'Tippe oben auf die drei Punkte',
        'Wähle „Zum Startbildschirm hinzufügen“',
        'Öffne Touchline von dort',
      ],
    },
  },

  absence: {
    open: 'Abmelden',
    title: 'Wer kann nicht?',
    hint: 'An diesen Tagen antworten wir „Nicht dabei“.',
    who: 'Wer',
    me: 'Ich',
    firstDay: 'Von',
    lastDay: 'Bis',
    reason: 'Grund',
    noReason: 'Kein Grund angegeben',
    privacy: 'Den Grund sehen nur Trainer, Admins und die Familie.',
    nobody: 'Wähle mindestens eine Person',
    save: 'Speichern',
    saving: 'Wird gespeichert …',
    cancel: 'Abbrechen',
    saved: (count) =>
      count === 0
        ? 'Gespeichert. An diesen Tagen steht noch nichts an.'
        : count === 1
          ? 'Gespeichert. 1 Antwort ist jetzt „Nicht dabei“.'
          : `Gespeichert. ${count} Antworten sind jetzt „Nicht dabei“.`,
  },
}
