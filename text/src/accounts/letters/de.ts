import type { accountLetters as english } from './en.ts'

export const accountLetters: typeof english = {
  formerMember: 'Ehemaliges Mitglied',
  why: 'Du bekommst diese E-Mail, weil sie dein Touchline-Konto betrifft.',
  deletionAsked: {
    subject: 'Dein Konto wird gelöscht',
    heading: 'Dein Konto wird gelöscht',
    until: (day) => `Am ${day} löschen wir dein Touchline-Konto mit allem darin.`,
    comeBack: 'Anders überlegt? Melde dich vor diesem Tag an, und alles ist wie zuvor.',
    action: 'Konto behalten',
    notYou: 'Das warst nicht du? Melde dich an und ändere dein Passwort.',
  },
  deletionCalledOff: {
    subject: 'Dein Konto bleibt',
    heading: 'Willkommen zurück',
    body: 'Du hast dich angemeldet, darum wird dein Konto nicht mehr gelöscht. Wenn du das nicht warst, ändere dein Passwort.',
    action: 'Zu meinem Konto',
  },
  erased: {
    subject: 'Dein Konto wurde gelöscht',
    heading: 'Dein Konto wurde gelöscht',
    body: 'Dein Konto und alles, was dazugehörte, sind gelöscht. Kopien in Sicherungen verschwinden zusammen mit diesen. Das ist unsere letzte E-Mail.',
  },
  exportReady: {
    subject: 'Deine Daten liegen bereit',
    heading: 'Deine Daten liegen bereit',
    body: 'Die gewünschte Kopie deiner Daten kannst du auf deiner Kontoseite herunterladen.',
    kept: (days) =>
      days === 1 ? 'Dort bleibt sie einen Tag liegen.' : `Dort bleibt sie ${days} Tage liegen.`,
    action: 'Zu meinem Konto',
    notYou: 'Das warst nicht du? Ändere dein Passwort und melde deine anderen Geräte ab.',
  },
  childWithoutGuardian: {
    subject: (child, team) => `${child} hat in ${team} keine Erziehungsberechtigten mehr`,
    heading: (child) => `${child} hat hier keine Erziehungsberechtigten mehr`,
    body: (team) =>
      `Die einzige erziehungsberechtigte Person hat ihr Konto gelöscht. In ${team} antwortet jetzt niemand für dieses Kind.`,
    invite:
      'Lade aus dem Profil des Kindes einen anderen Elternteil oder eine andere erziehungsberechtigte Person ein.',
    action: 'Profil öffnen',
    why: 'Du bekommst diese E-Mail, weil du das Team leitest.',
  },
  madeAdmin: {
    subject: (place) => `Du leitest jetzt ${place}`,
    heading: (place) => `Du leitest jetzt ${place}`,
    body: (place) =>
      `Die letzte Person, die ${place} geleitet hat, hat ihr Konto gelöscht. Damit es weitergeht, bist jetzt du Admin.`,
    action: 'Ansehen',
    why: 'Du bekommst diese E-Mail, weil du zum Trainerteam gehörst.',
  },
  stop: (url) => `Keine solchen E-Mails mehr: ${url}`,
  choices: (url) => `Auswählen, was du erfährst: ${url}`,
}
