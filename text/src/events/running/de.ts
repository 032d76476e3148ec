import type { running as english } from './en.ts'

const people = (count: number) => (count === 1 ? '1 Person' : `${count} Personen`)

const needed = (minimum: number) =>
  minimum === 1 ? '1 Person wird gebraucht' : `${minimum} werden gebraucht`

export const running: typeof english = {
  scope: {
    label: 'Welche Termine?',
    one: 'Nur dieser Termin',
    following: 'Dieser und die folgenden',
    all: 'Alle künftigen',
  },

  group: {
    label: 'Welche Teams?',
    all: (count) => `Alle ${count} Teams`,
    this: 'Nur dieses Team',
    title: (count) => `In ${count} Teams`,
    sum: (going, maybe, silent) => `${going} dabei, ${maybe} vielleicht, ${silent} offen`,
    cancelled: 'Abgesagt',
    create: 'Termin anlegen',
    created: (count) =>
      count === 1 ? 'Termin für 1 Team angelegt' : `Termin für ${count} Teams angelegt`,
  },

  preview: {
    title: 'Diese Änderungen speichern?',
    nothing: 'Keine Änderungen.',
    dates: (count) => (count === 1 ? '1 Termin ändert sich' : `${count} Termine ändern sich`),
    ownDates: (count) =>
      count === 1
        ? '1 Termin behält seine eigenen Änderungen'
        : `${count} Termine behalten ihre eigenen Änderungen`,
    changed: 'Was sich ändert',
    keepEditing: 'Weiter bearbeiten',
  },

  changing: {
    everyoneNotified: 'In zehn Minuten erfahren es alle Eingeladenen.',
    answers: 'Bisherige Antworten',
    keep: (count) => (count === 1 ? '1 Antwort behalten' : `${count} Antworten behalten`),
    keepHint: 'Bis zur Bestätigung als „vor der Änderung“ markiert.',
    askAgain: 'Alle neu fragen',
    before: 'Vor der Änderung geantwortet',
    withdrawHint: 'Die Frist ist vorbei. Wir sagen dem Trainerteam Bescheid.',
    late: 'Spät abgesagt',
    notifiedAt: (when) => `Alle erfahren es um ${when}.`,
    notifyNow: 'Jetzt Bescheid geben',
    telling: 'Wird gesendet …',
    seenTime: (seen, all) => `${seen} von ${all} haben die Änderung gesehen`,
    notSeenYet: (count) => (count === 1 ? '1 Person noch nicht' : `${count} noch nicht`),
    noNumber: 'Keine Nummer',
  },

  repeat: {
    monthly: 'Jeden Monat',
    onDate: (day) => `Am ${day}.`,
    onWeekday: (ordinal, weekday) =>
      `Am ${['ersten', 'zweiten', 'dritten', 'vierten'][ordinal - 1] ?? 'letzten'} ${weekday}`,
    except: 'Ausgelassene Tage',
    exceptDay: 'Tag, der ausfällt',
    addExcept: 'Tag auslassen',
    takeBack: (day) => `${day} wieder aufnehmen`,
    eachWeekday: (weekday) => weekday,
    everyDay: (every) => (every === 1 ? 'Jeden Tag' : `Alle ${every} Tage`),
    everyWeek: (every, days) =>
      (every === 1 ? 'Jede Woche' : `Alle ${every} Wochen`) + (days && ` am ${days}`),
    everyMonth: (every, when) => `${every === 1 ? 'Jeden Monat' : `Alle ${every} Monate`} ${when}`,
    until: (rhythm, day) => `${rhythm}, bis zum ${day}`,
    times: (rhythm, count) => `${rhythm}, ${count === 1 ? 'einmal' : `${count}-mal`}`,
  },

  minimum: 'Mindestzahl',
  minimumHint: 'Wir warnen dich, wenn weniger kommen.',
  enough: {
    yes: (minimum) => `Es reicht für ein Team: ${needed(minimum)}`,
    open: (minimum) => `Noch nicht genug: ${needed(minimum)}`,
    no: (minimum) => `Es werden nicht genug: ${needed(minimum)}`,
  },

  asking: {
    waiting: (when) => `Noch nicht verschickt. Die Einladungen gehen am ${when} raus.`,
    byHand: 'Die Einladungen sind noch nicht verschickt.',
    tooLate: 'Die Frist ist vorbei, bevor eingeladen wurde. Verschiebe „Antwort bis“.',
    ask: 'Jetzt senden',
    asked: 'Einladungen gesendet',
  },
  menu: 'Menü des Termins',
  message: 'Allen Eingeladenen schreiben',
  restore: 'Absage zurücknehmen',
  restoreTitle: 'Findet der Termin doch statt?',
  restoreText: 'Die Antworten sind wieder da, und alle erfahren es.',
  remove: 'Termin löschen',
  removeTitle: 'Diesen Termin löschen?',
  removeText: 'Das lässt sich nicht rückgängig machen.',
  removeQuiet: 'Niemand erfährt davon. Sollen es alle wissen, sag ab.',
  removed: 'Termin gelöscht',

  seen: (seen, all) => `${seen} von ${all} haben die Absage gesehen`,
  seenAt: (when) => `Gesehen am ${when}`,
  notSeen: 'Noch nicht gesehen',

  remind: (count) => `${count} erinnern`,
  reminding: 'Wird erinnert …',
  reminded: (count) => `${people(count)} erinnert`,
  unreached: (count) =>
    count === 1
      ? '1 Person bekommt keine Erinnerung.'
      : `${count} Personen bekommen keine Erinnerung.`,
  remindedAt: (when) => `Erinnert am ${when}`,
  remindAgain: (time) => `Ab ${time} kannst du wieder erinnern.`,
  inviteParents: 'Eltern einladen',
  inviteThem: 'Einladen',

  directions: 'Route',

  files: {
    title: 'Dateien',
    hint: 'PDF oder Bild, je bis 5 MB, 10 Dateien.',
    choose: 'Datei hinzufügen',
    drop: 'oder hier ablegen',
    sending: (name) => `${name} wird hochgeladen`,
    wait: 'Eine Datei wird noch hochgeladen.',
    remove: (name) => `${name} entfernen`,
    download: (name) => `${name} herunterladen`,
    offline: 'Zum Öffnen brauchst du Internet.',
    thisDate: 'Nur für diesen Termin.',
  },

  reminders: {
    title: 'Erinnerungen',
    team: 'Wie im Team',
    none: 'Keine',
    own: 'Eigene',
    teamHint: 'Wie im Team eingestellt.',
    noneHint: 'Keine automatischen Erinnerungen für diesen Termin.',
  },

  comments: {
    title: 'Kommentare',
    empty: 'Noch keine Kommentare',
    words: 'Dein Kommentar',
    hint: 'Alle, die den Termin sehen, können mitlesen',
    send: 'Senden',
    sending: 'Wird gesendet …',
    remove: (name) => `Kommentar von ${name} entfernen`,
    removed: 'Kommentar entfernt',
    older: 'Ältere Kommentare zeigen',
    failed: 'Kommentare lassen sich nicht laden',
    somebody: 'Ehemaliges Mitglied',
  },

  guests: {
    title: 'Gäste',
    invite: 'Gäste einladen',
    dialog: 'Gäste aus anderen Teams des Vereins',
    text: 'Sie sehen nur diesen Termin.',
    guest: (team) => `Gast von ${team}`,
    empty: 'Kein anderes Team des Vereins hat Mitglieder',
    save: 'Gäste speichern',
    saving: 'Wird gespeichert …',
  },
}
