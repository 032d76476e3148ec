import { withFullStop } from '@touchline/domain/values/full-stop'

import { tasks as presetTasks } from '../teams/de/options.ts'
import { changes } from './changes/de.ts'
import type { notifications as english } from './en.ts'
import { lifts } from './lifts/de.ts'

export const notifications: typeof english = {
  presetTasks,
  changes,
  lifts,
  title: 'Benachrichtigungen',
  markAll: 'Alle als gelesen markieren',
  markAllFailed: 'Nicht als gelesen markiert.',
  all: 'Alle Benachrichtigungen',
  older: 'Ältere zeigen',
  unread: 'Ungelesen',
  empty: 'Nichts Neues',
  emptyText: 'Hier erscheint Neues aus deinen Teams.',
  failed: 'Benachrichtigungen lassen sich nicht laden',
  failedText: 'Versuch es noch einmal.',
  menuOf: (team) => `Optionen für ${team}`,
  mute: (team) => `${team} stummschalten`,
  muted: (team) => `${team} ist stumm. Kurzfristige Absagen bekommst du trotzdem.`,
  muteFailed: 'Das Team konnte nicht stummgeschaltet werden.',

  somebody: 'Jemand',
  yourChild: 'Dein Kind',
  anEvent: 'Ein Termin',
  you: 'dich',
  forPeople: (names) => `für ${names}`,
  notYou: 'Warst du das nicht? Ändere dein Passwort.',

  somethingChanged: (name) =>
    name === '' ? 'Etwas hat sich geändert' : `In ${name} hat sich etwas geändert`,
  joinAsked: (name, team) => `${name} möchte bei ${team} mitmachen`,
  severalAsked: (count, team) => `${count} Leute möchten bei ${team} mitmachen`,
  youJoined: (team) => `Du gehörst jetzt zu ${team}`,
  childJoined: (names, count, team) =>
    count === 1 ? `${names} gehört jetzt zu ${team}` : `${names} gehören jetzt zu ${team}`,
  joinDeclined: (team) => `Deine Anfrage an ${team} wurde abgelehnt`,
  accepted: (name, team) => `${name} hat deine Einladung zu ${team} angenommen`,
  disowned: (name, team) =>
    `Falsche Adresse: Die Einladung für ${name} zu ${team} kam bei jemand anderem an. Frag die Familie.`,
  notTheParent: (name, team) =>
    `Falsche Adresse: Ein Elternteil von ${name} in ${team} sagt „Das bin ich nicht“. Frag die Familie.`,
  severalAccepted: (count, team) => `${count} Leute haben deine Einladung zu ${team} angenommen`,
  youAreAdmin: (team) => `Du bist jetzt Admin von ${team}`,
  childIsAdmin: (names, team) => `${names} ist jetzt Admin von ${team}`,
  youAreCoach: (team) => `Du trainierst jetzt ${team}`,
  childIsCoach: (names, team) => `${names} trainiert jetzt ${team}`,
  youAreTreasurer: (team) => `Du verwaltest jetzt die Kasse von ${team}`,
  childIsTreasurer: (names, team) => `${names} verwaltet jetzt die Kasse von ${team}`,
  accessRemoved: (team) => `Du hast bei ${team} jetzt weniger Rechte`,
  childAccessRemoved: (names, team) => `${names} hat in ${team} jetzt weniger Rechte`,
  guardianOf: (names, team) => `Du kannst jetzt in ${team} für ${names} antworten`,
  guardian: (team) => `Du bist in ${team} als Elternteil bestätigt`,
  webhookStopped: (team: string) => `Webhook von ${team} abgeschaltet: Der Server antwortet nicht`,
  imported: (count, team) =>
    count === 1
      ? `1 neues Mitglied in ${team} importiert`
      : `${count} neue Mitglieder in ${team} importiert`,
  eventCreated: (title, team) => `Neu in ${team}: ${title}`,
  eventsCreated: (count, team) => `${count} neue Termine in ${team}`,
  seasonPublished: (club) => `${club}: Die Saison ist geplant`,
  eventChanged: (title, news) => (news === '' ? `${title} hat sich geändert` : `${title}. ${news}`),
  eventCancelled: (title) => `Abgesagt: ${title}`,
  eventRestored: (title) => `Findet doch statt: ${title}`,
  answerReminder: (title) => `Bist du dabei? ${title}`,
  eventReminder: (title) => `Erinnerung: ${title}. Du hast zugesagt.`,
  eventReminderWithTasks: (title, tasks) => `Erinnerung: ${title}. Deine Aufgaben: ${tasks}`,
  guestAsked: (title, team) => `${team} lädt dich als Gast ein: ${title}`,
  taskGiven: (tasks, title) => `Neue Aufgabe bei ${title}: ${tasks}`,
  taskTakenBack: (tasks, title) => `Nicht mehr deine Aufgabe bei ${title}: ${tasks}`,
  photosOfEvent: (title) => `Neue Fotos: ${title}`,
  photosOfTeam: (team) => `Neue Fotos in ${team}`,
  photosWaiting: (team) => `${team}: Fotos warten auf deine Freigabe`,
  photosTakenDown: (count, team) =>
    count === 1
      ? `Ein Foto in ${team} wurde entfernt`
      : `${count} Fotos in ${team} wurden entfernt`,
  photosExpiring: (team) =>
    `Alben von ${team} werden in 30 Tagen gelöscht. Lade herunter, was du behalten willst.`,
  photosRefused: (name) => `${name} möchte keine Fotos. Sieh eure Alben durch.`,
  lineUpPublished: (title) => `Aufstellung: ${title}`,
  resultEntered: (title) => `Ergebnis: ${title}`,
  aTask: 'eine Aufgabe',
  eventCommented: (title) => `Neuer Kommentar: ${title}`,
  eventComments: (count, title) => `${count} neue Kommentare: ${title}`,
  messageSent: (team) => `Neue Nachrichten in ${team}`,
  formOpened: (team: string, collection: string) =>
    collection === ''
      ? `Neues Formular mit Zahlung von ${team}`
      : `Neues Formular mit Zahlung von ${team}: ${collection}`,
  balanceChanged: (team) => `${team}: Dein Stand in der Teamkasse hat sich geändert`,
  fined: (count, team) =>
    count === 1 ? `${team}: neue Strafe für dich` : `${team}: ${count} neue Strafen für dich`,
  fineUndone: (count, team) =>
    count === 1
      ? `${team}: Eine Strafe wurde zurückgenommen`
      : `${team}: ${count} Strafen wurden zurückgenommen`,
  reliefAsked: (team: string) => `${team}: 1 Bitte um weniger oder Raten`,
  severalReliefsAsked: (count: number, team: string) =>
    `${team}: ${count} Bitten um weniger oder Raten`,
  reliefAnswered: (team: string) => `${team} hat auf deine Anfrage zu einer Rechnung geantwortet`,
  payoutChanged: (team: string) => `${team}: Das Auszahlungskonto wurde geändert. Wart ihr das?`,
  reportMade: (team) => `Neue Meldung in ${team}`,
  reportClosed: (team: string) => `Deine Meldung in ${team} wurde geprüft`,
  youMovedUp: (title) => `Du hast einen Platz: ${title}`,
  childMovedUp: (names, count, title) =>
    count === 1 ? `${names} hat einen Platz: ${title}` : `${names} haben einen Platz: ${title}`,
  shortOfPlayers: (title) => `Vielleicht zu wenige Spieler: ${title}`,
  withdrawnLate: (name, title) => `${name} kommt doch nicht: ${title}`,
  severalWithdrawnLate: (count, title) => `${count} Personen kommen doch nicht: ${title}`,
  teamDeleted: (team) => `${team} wurde gelöscht`,
  teamRestored: (team) => `${team} ist wieder da`,
  signedIn: 'Neue Anmeldung bei deinem Konto',
  passwordChanged: 'Dein Passwort wurde geändert',
  yourSizesAsked: (team) => `Trag deine Trikotgröße ein (${team})`,
  childSizesAsked: (names, team) => `Trag die Trikotgröße von ${names} ein (${team})`,
  picturesAsked: (names: string, team: string) =>
    `Darf ${team} in dieser Saison Bilder von ${names} zeigen?`,
  consentsWithdrawn: (name, consents) => `${name}: ${consents} zurückgezogen`,
  aConsent: 'eine Einwilligung',
  consentNames: {
    membership: 'Einwilligung in die Datenspeicherung',
    pictures_team: 'Foto-Einwilligung',
    pictures_public: 'Einwilligung für öffentliche Fotos',
    health: 'Einwilligung zu Gesundheitsdaten',
    third_parties: 'Einwilligung zur Datenweitergabe',
  },
  birthDateWaits: (name, team) => `Bestätige das neue Geburtsdatum von ${name} (${team})`,
  guardianAnswered: (name, title) => `Ein anderer Elternteil hat für ${name} geantwortet: ${title}`,
  guardianAnsweredSeveral: (name, count, team) =>
    `Ein anderer Elternteil hat für ${name} geantwortet: ${count} Termine (${team})`,
  guardianChanged: (name, team) =>
    `Ein anderer Elternteil hat Angaben zu ${name} geändert (${team})`,
  handOverNoted: (name, title) =>
    `Ein anderer Elternteil schreibt zur Übergabe von ${name}: ${title}`,
  guardiansDisagree: (name, title) =>
    `Du und ein anderer Elternteil habt für ${name} verschieden geantwortet: ${title}`,
  yourCheckEnds: (team) => `Dein Führungszeugnis läuft bald ab (${team})`,
  checkEnds: (name, team) => `Das Führungszeugnis von ${name} (${team}) läuft bald ab`,
  severalChecksEnd: (count, team) => `${count} Führungszeugnisse laufen bald ab (${team})`,
  youComeOfAge: (team) =>
    `Du wirst bald 18. Dann entscheidest du bei ${team}, und der Zugang deiner Eltern endet.`,
  childComesOfAge: (names, team) =>
    `${names} wird bald 18. Dann endet dein Zugang bei ${withFullStop(team)}`,
  youCameOfAge: (team) => `Du bist 18. Bei ${team} entscheidest du jetzt selbst.`,
  childCameOfAge: (team) => `Dein Kind ist volljährig. Dein Zugang bei ${team} ist beendet.`,
  clubDeleted: (club) => `Der Verein ${club} wurde mit allen Teams gelöscht`,
  clubRestored: (club) => `Der Verein ${club} ist mit allen Teams wieder da`,
  newClubRole: (club) => `Du hast eine neue Rolle in ${club}`,
  clubRoleEnded: (club) => `Eine deiner Rollen in ${club} ist beendet`,
  websiteHostFailed: (club) => `Die Website von ${club} ist unter ihrer Domain nicht erreichbar`,
  registered: (count, club) =>
    count === 1 ? `Neue Anmeldung für ${club}` : `${count} neue Anmeldungen für ${club}`,
  memberExited: (name, team) => `${name} ist aus dem Verein und ${team} ausgetreten`,
  severalExited: (count, team) => `${count} Mitglieder sind aus dem Verein und ${team} ausgetreten`,
  documentsShared: (count, club) =>
    count === 1 ? `Neues Dokument von ${club}` : `${count} neue Dokumente von ${club}`,
}
