import type { accountLetters as english } from './en.ts'

export const accountLetters: typeof english = {
  formerMember: 'Ehemaliges Mitglied',
  why: 'Es geht um dein Touchline-Konto.',
  deletionAsked: {
    subject: 'Dein Konto wird gelöscht',
    heading: 'Dein Konto wird gelöscht',
    until: (day) => `Am ${day} löschen wir dein Touchline-Konto.`,
    comeBack: 'Anders überlegt? Melde dich vorher an.',
    action: 'Konto behalten',
    notYou: 'Warst du das nicht? Ändere dein Passwort.',
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
    body: 'Konto und Daten sind gelöscht. Sicherungskopien laufen ab. Das ist unsere letzte E-Mail.',
  },
  exportReady: {
    subject: 'Deine Daten liegen bereit',
    heading: 'Deine Daten liegen bereit',
    body: 'Lade sie auf deiner Kontoseite herunter.',
    kept: (days) => (days === 1 ? 'Einen Tag lang verfügbar.' : `${days} Tage lang verfügbar.`),
    action: 'Zu meinem Konto',
    notYou: 'Warst du das nicht? Ändere dein Passwort.',
  },
  childWithoutGuardian: {
    subject: (child, team) => `${child} hat in ${team} keine Erziehungsberechtigten mehr`,
    heading: (child) => `${child} hat hier keine Erziehungsberechtigten mehr`,
    body: (team) => `Die einzige erziehungsberechtigte Person bei ${team} hat ihr Konto gelöscht.`,
    invite: 'Lade im Profil des Kindes eine andere erziehungsberechtigte Person ein.',
    action: 'Profil öffnen',
    why: 'Gesendet an das Trainerteam.',
  },
  madeAdmin: {
    subject: (place) => `Du leitest jetzt ${place}`,
    heading: (place) => `Du leitest jetzt ${place}`,
    body: (place) => `Der letzte Admin von ${place} hat sein Konto gelöscht.`,
    action: 'Touchline öffnen',
    why: 'Gesendet an das Trainerteam.',
  },
  stop: 'Diese E-Mails abbestellen',
  choices: 'Benachrichtigungen einstellen',
}
