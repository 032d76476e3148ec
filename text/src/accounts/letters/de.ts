import type { accountLetters as english } from './en.ts'

export const accountLetters: typeof english = {
  formerMember: 'Ehemaliges Mitglied',
  why: 'Du bekommst diese E-Mail, weil sie dein Touchline-Konto betrifft.',
  deletionAsked: {
    subject: 'Dein Konto wird gelöscht',
    heading: 'Dein Konto wird gelöscht',
    until: (day) => `Am ${day} löschen wir dein Touchline-Konto.`,
    comeBack: 'Anders überlegt? Melde dich vorher an.',
    action: 'Konto behalten',
    notYou: 'Das warst nicht du? Melde dich an und ändere dein Passwort.',
  },
  deletionCalledOff: {
    subject: 'Dein Konto bleibt',
    heading: 'Willkommen zurück',
    body: 'Du hast dich angemeldet, darum bleibt dein Konto. Warst du das nicht? Ändere dein Passwort.',
    action: 'Zu meinem Konto',
  },
  erased: {
    subject: 'Dein Konto wurde gelöscht',
    heading: 'Dein Konto wurde gelöscht',
    body: 'Dein Konto und deine Daten sind gelöscht. Sicherungskopien laufen ab. Das ist unsere letzte E-Mail.',
  },
  exportReady: {
    subject: 'Deine Daten liegen bereit',
    heading: 'Deine Daten liegen bereit',
    body: 'Lade deine Daten auf deiner Kontoseite herunter.',
    kept: (days) => (days === 1 ? 'Einen Tag lang verfügbar.' : `${days} Tage lang verfügbar.`),
    action: 'Zu meinem Konto',
    notYou: 'Das warst nicht du? Ändere dein Passwort und melde deine anderen Geräte ab.',
  },
  childWithoutGuardian: {
    subject: (child, team) => `${child} hat in ${team} keine Erziehungsberechtigten mehr`,
    heading: (child) => `${child} hat hier keine Erziehungsberechtigten mehr`,
    body: (team) => `Die einzige erziehungsberechtigte Person bei ${team} hat ihr Konto gelöscht.`,
    invite: 'Lade im Profil des Kindes eine andere erziehungsberechtigte Person ein.',
    action: 'Profil öffnen',
    why: 'Du bekommst diese E-Mail, weil du das Team leitest.',
  },
  madeAdmin: {
    subject: (place) => `Du leitest jetzt ${place}`,
    heading: (place) => `Du leitest jetzt ${place}`,
    body: (place) => `Der letzte Admin von ${place} hat sein Konto gelöscht.`,
    action: 'Ansehen',
    why: 'Du bekommst diese E-Mail, weil du zum Trainerteam gehörst.',
  },
  stop: (url) => `Keine solchen E-Mails mehr: ${url}`,
  choices: (url) => `Auswählen, was du erfährst: ${url}`,
}
