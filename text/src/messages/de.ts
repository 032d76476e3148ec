import type { messages as english } from './en.ts'

const people = (count: number) => (count === 1 ? '1 Person' : `${count} Personen`)
const unread = (count: number) =>
  count === 1 ? '1 neue Nachricht' : `${count > 99 ? 'Über 99' : count} neue Nachrichten`

export const messages: typeof english = {
  title: 'Nachrichten',
  newMessage: 'Neue Nachricht',
  conversations: 'Unterhaltungen',
  failed: 'Die Unterhaltungen konnten nicht geladen werden',
  older: 'Mehr zeigen',
  choose: 'Wähle eine Unterhaltung',
  teams: 'Nachrichten von welchem Team?',

  empty: {
    title: 'Starte eine Unterhaltung',
    note: 'Mitglieder müssen dem Team beigetreten sein, um Nachrichten zu lesen und zu schreiben.',
    addMembers: 'Mitglieder hinzufügen',
  },

  search: {
    label: 'Nachrichten durchsuchen',
    found: 'Nachrichten mit diesen Worten',
    nothing: 'Keine Nachricht enthält diese Worte.',
    failed: 'Die Suche hat nicht geklappt',
  },

  name: {
    team: 'Ganzes Team',
    staff: 'Trainerteam',
    players: 'Spieler',
    guardians: 'Eltern',
    nobody: 'Niemand mehr außer dir',
  },

  row: {
    unread,
    mentioned: 'Du wirst erwähnt',
    muted: 'Stummgeschaltet',
    pinned: 'Ganz oben',
    announcement: 'Ankündigung',
    notSent: 'Nicht gesendet',
    mine: (words) => `Du: ${words}`,
    by: (name, words) => `${name}: ${words}`,
    formerMember: 'Ehemaliges Mitglied',
    removed: 'Nachricht gelöscht',
    poll: (question) => `Umfrage: ${question}`,
    files: (count) => (count === 1 ? '1 Datei' : `${count} Dateien`),
    nothing: 'Noch nichts gesagt',
    mute: 'Stummschalten',
    unmute: 'Ton wieder an',
    pin: 'Oben halten',
    unpin: 'Nicht mehr oben halten',
    more: (name) => `Mehr zu ${name}`,
  },

  thread: {
    back: 'Unterhaltungen',
    label: (name) => `Nachrichten: ${name}`,
    failed: 'Diese Unterhaltung konnte nicht geladen werden',
    gone: 'Diese Unterhaltung gibt es hier nicht',
    goneHint: 'Du bist nicht mehr dabei, oder es gab sie nie.',
    allConversations: 'Alle Unterhaltungen',
    begin: (when) => `Diese Unterhaltung begann am ${when}`,
    loadingOlder: 'Ältere Nachrichten sind unterwegs',
    olderFailed: 'Was vorher war, konnte nicht geladen werden',
    unreadFrom: 'Neu',
    newMessages: unread,
    toNewest: 'Zur neuesten Nachricht',
    today: 'Heute',
    yesterday: 'Gestern',
    typing: (names, count) => (count === 1 ? `${names} schreibt …` : `${names} schreiben …`),
    said: (name, words) => `${name}: ${words}`,
    staff: 'Trainerteam',
    me: 'Du',
  },

  bubble: {
    edited: 'bearbeitet',
    removedByAuthor: 'Selbst gelöscht',
    removedByStaff: 'Vom Trainerteam gelöscht',
    seenBy: (by, of) => `Gelesen: ${by} von ${of}`,
    waiting: 'Wartet auf die Verbindung',
    sending: 'Wird gesendet …',
    refused: 'Nicht gesendet.',
    sendAgain: 'Noch einmal senden',
    change: 'Ändern',
    discard: 'Verwerfen',
    answers: 'Antwort auf',
    save: 'Speichern:',
    picture: (name) => `Bild ${name} ansehen`,
    pictureGone: 'Das Bild ist zu sehen, sobald es eine Verbindung gibt.',
    pinned: 'Angeheftet',
    reactions: 'Reaktionen',
    reaction: (sign, count) => `${sign} ${people(count)}`,
  },

  menu: {
    openOwn: 'Mehr zu deiner Nachricht',
    open: (name) => `Mehr zur Nachricht von ${name}`,
    react: 'Reagieren',
    reactWith: (sign) => `Mit ${sign} reagieren`,
    takeBack: (sign) => `${sign} zurücknehmen`,
    reply: 'Antworten',
    copy: 'Text kopieren',
    copied: 'Text kopiert',
    edit: 'Bearbeiten',
    pin: 'Für alle anheften',
    unpin: 'Nicht mehr anheften',
    seen: 'Wer sie gelesen hat',
    remove: 'Löschen',
    report: 'Melden',
  },

  remove: {
    title: 'Diese Nachricht löschen?',
    text: 'Alle sehen, dass eine Nachricht gelöscht wurde. Wird sie gemeldet, kann die Ansprechperson für Kinderschutz im Verein sie noch lesen.',
    confirm: 'Nachricht löschen',
  },

  seen: {
    title: 'Wer sie gelesen hat',
    seen: (count) => `Gelesen: ${people(count)}`,
    unseen: (count) => `Noch nicht gelesen: ${people(count)}`,
    failed: 'Wer sie gelesen hat, konnte nicht geladen werden',
  },

  poll: {
    voters: (count) =>
      count === 1 ? '1 Person hat abgestimmt' : `${count} Personen haben abgestimmt`,
    votes: (count) => (count === 1 ? '1 Stimme' : `${count} Stimmen`),
    one: 'Wähle eine Antwort',
    several: 'Wähle eine oder mehrere Antworten',
    until: (when) => `Endet: ${when}`,
    closed: 'Beendet',
    close: 'Umfrage beenden',
    secret: 'Niemand sieht, wer wofür gestimmt hat.',
  },

  write: {
    label: 'Nachricht',
    placeholder: 'Schreib eine Nachricht',
    send: 'Senden',
    attach: 'Dateien oder Bilder hinzufügen',
    poll: 'Umfrage starten',
    cancel: 'Abbrechen',
    replyTo: (name) => `Antwort an ${name}`,
    editing: 'Du bearbeitest eine Nachricht',
    save: 'Speichern',
    removeFile: (name) => `${name} entfernen`,
    retryFile: (name) => `${name} noch einmal senden`,
    sendingFile: (name) => `${name} wird gesendet`,
    tooManyFiles: 'In eine Nachricht passen 10 Dateien.',
    filesNeedConnection: 'Dateien brauchen eine Verbindung. Dein Text geht auch ohne sie.',
    left: (count) => (count === 1 ? 'Noch 1 Zeichen' : `Noch ${count} Zeichen`),
    tooLong: (count) => (count === 1 ? '1 Zeichen zu lang' : `${count} Zeichen zu lang`),
    people: 'Personen in dieser Unterhaltung',
    staffOnly: 'Auf eine Ankündigung kann nur das Trainerteam antworten.',
    guardianNeeded:
      'Gerade kann hier niemand schreiben: Jemand unter 18 wäre mit einem Erwachsenen allein. Es geht wieder, sobald ein Elternteil beigetreten ist.',
  },

  newPoll: {
    title: 'Umfrage starten',
    question: 'Frage',
    option: (number) => `Antwort ${number}`,
    addOption: 'Antwort hinzufügen',
    removeOption: (number) => `Antwort ${number} entfernen`,
    multiple: 'Mehrere Antworten sind möglich',
    closesAt: 'Offen bis',
    cancel: 'Abbrechen',
    start: 'Umfrage starten',
    questionRequired: 'Bitte gib eine Frage ein',
    optionsRequired: 'Bitte gib mindestens zwei Antworten ein',
    optionsDiffer: 'Die Antworten müssen sich unterscheiden',
    past: 'Dieser Zeitpunkt ist vorbei',
  },

  people: {
    title: 'Wer hier dabei ist',
    count: people,
    show: (count) => `${people(count)} in dieser Unterhaltung zeigen`,
    parentOf: (children) => `dabei, weil ${children} nicht volljährig ist`,
    parentsOf: (children) => `dabei, weil ${children} nicht volljährig sind`,
    announcement: 'Ankündigung: Hier kann nur das Trainerteam schreiben.',
    readAlong: (names, count) =>
      count === 1
        ? `${names} liest mit, weil du unter 18 bist.`
        : `${names} lesen mit, weil du unter 18 bist.`,
    readAlongHelp:
      'So ist hier niemand mit einem Erwachsenen allein. Etwas fühlt sich falsch an? Tippe bei der Nachricht auf „Melden“.',
    files: 'Dateien und Bilder',
    noFiles: 'Noch keine Dateien',
    filesFailed: 'Die Dateien konnten nicht geladen werden',
    sentBy: (name, when) => `${name}, ${when}`,
    pinned: 'Angeheftete Nachrichten',
    mute: 'Diese Unterhaltung stummschalten',
    muteHint: 'Du wirst über neue Nachrichten darin nicht benachrichtigt.',
    keepOnTop: 'Oben in der Liste halten',
  },
}
