import type { running as english } from './en.ts'

const people = (count: number) => (count === 1 ? '1 Person' : `${count} Personen`)

const needed = (minimum: number) =>
  minimum === 1 ? '1 Person wird gebraucht' : `${minimum} werden gebraucht`

export const running: typeof english = {
  scope: {
    label: 'Welche Termine?',
    one: 'Nur dieser Termin',
    following: 'Dieser und die folgenden',
    all: 'Alle, die noch kommen',
  },

  preview: {
    title: 'Diese Änderungen speichern?',
    nothing: 'Es ist nichts anders.',
    dates: (count) => (count === 1 ? '1 Termin ändert sich' : `${count} Termine ändern sich`),
    ownDates: (count) =>
      count === 1
        ? '1 Termin behält, was nur für ihn gilt'
        : `${count} Termine behalten, was nur für sie gilt`,
    changed: 'Was sich ändert',
    keepEditing: 'Weiter bearbeiten',
  },

  changing: {
    everyoneTold:
      'Alle Eingeladenen erfahren in zehn Minuten, was sich geändert hat. Was du bis dahin noch änderst, kommt in dieselbe Nachricht.',
    answers: 'Bisherige Antworten',
    keep: (count) => (count === 1 ? '1 Antwort behalten' : `${count} Antworten behalten`),
    keepHint: 'Als „vor der Änderung“ markiert, bis ein Tippen sie bestätigt.',
    askAgain: 'Alle neu fragen',
    before: 'Vor der Änderung geantwortet',
    withdrawHint: 'Die Frist ist vorbei. Das Trainerteam erfährt es.',
    late: 'Spät abgesagt',
    toldAt: (when) => `Alle erfahren es um ${when}.`,
    tellNow: 'Jetzt Bescheid geben',
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
    except: 'Tage ohne Termin',
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
  minimumHint: 'Du wirst gewarnt, wenn weniger kommen.',
  enough: {
    yes: (minimum) => `Es reicht für ein Team: ${needed(minimum)}`,
    open: (minimum) => `Noch nicht genug: ${needed(minimum)}`,
    no: (minimum) => `Es werden nicht genug: ${needed(minimum)}`,
  },

  asking: {
    waiting: (when) => `Das Team wurde noch nicht gefragt. Die Einladungen gehen raus am ${when}.`,
    byHand: 'Das Team wurde noch nicht gefragt.',
    tooLate:
      'Das Team wurde nicht rechtzeitig gefragt: Antworten sind nicht mehr möglich. Verschiebe „Antwort bis“, um noch zu fragen.',
    ask: 'Jetzt alle fragen',
    asked: 'Alle wurden gefragt',
  },
  menu: 'Menü des Termins',
  message: 'Allen Eingeladenen schreiben',
  restore: 'Absage zurücknehmen',
  restoreTitle: 'Findet der Termin doch statt?',
  restoreText: 'Die Antworten sind wieder da, und wer die Absage bekam, erfährt es.',
  remove: 'Termin löschen',
  removeTitle: 'Diesen Termin löschen?',
  removeText:
    'Noch hat niemand geantwortet, es geht also keine Antwort verloren. Das ist endgültig.',
  removeQuiet:
    'Niemand erfährt davon. Sollen alle wissen, dass er ausfällt, sag den Termin stattdessen ab.',
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
    hint: 'PDF oder Bild, je höchstens 5 MB; insgesamt 10 Dateien.',
    choose: 'Datei hinzufügen',
    drop: 'oder hier ablegen',
    sending: (name) => `${name} wird gesendet`,
    wait: 'Eine Datei ist noch unterwegs.',
    remove: (name) => `${name} entfernen`,
    download: (name) => `${name} speichern`,
    offline: 'Die Dateien lassen sich öffnen, sobald es eine Verbindung gibt.',
    thisDate: 'Was du hier hinzufügst, gehört nur zu diesem Termin.',
  },

  reminders: {
    title: 'Erinnerungen',
    team: 'Wie das Team',
    none: 'Keine',
    own: 'Eigene Zeiten',
    teamHint: 'Es gelten die Erinnerungen des Teams.',
    noneHint: 'An diesen Termin wird niemand automatisch erinnert.',
  },

  comments: {
    title: 'Kommentare',
    empty: 'Noch keine Kommentare',
    words: 'Dein Kommentar',
    hint: 'Alle, die den Termin sehen, lesen ihn',
    send: 'Senden',
    sending: 'Wird gesendet …',
    remove: (name) => `Kommentar von ${name} entfernen`,
    removed: 'Kommentar entfernt',
    older: 'Ältere Kommentare zeigen',
    failed: 'Die Kommentare konnten nicht geladen werden',
    somebody: 'Jemand, der nicht mehr da ist',
  },

  guests: {
    title: 'Gäste',
    invite: 'Gäste einladen',
    dialog: 'Gäste aus anderen Teams des Vereins',
    text: 'Sie sehen nur diesen Termin und antworten wie alle anderen.',
    guest: (team) => `Gast von ${team}`,
    of: (team) => `Termin von ${team}`,
    empty: 'Kein anderes Team des Vereins hat schon Mitglieder',
    save: 'Gäste speichern',
    saving: 'Wird gespeichert …',
  },
}
