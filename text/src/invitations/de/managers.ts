import type * as english from '../en/managers.ts'

export const managerMail: typeof english.managerMail = {
  subject: (club) => `Leite ${club} auf Touchline mit`,
  unnamedClub: 'einen Verein',
  intro: (inviter, club) =>
    inviter === undefined
      ? `Du bist eingeladen, ${club} mitzuleiten.`
      : `${inviter} lädt dich ein, ${club} mitzuleiten.`,
  means: 'Wer einen Verein leitet, ist Team-Admin in jedem Team des Vereins.',
  until: (day) => `Der Link gilt einmal, bis zum ${day}.`,
  action: 'Einladung ansehen',
  ignore: 'Wenn du diesen Verein nicht kennst, lösch diese E-Mail einfach: Es passiert nichts.',
}

export const managerPage: typeof english.managerPage = {
  title: (club) => `${club} mitleiten`,
  loading: 'Die Einladung wird geladen …',
  by: (inviter) => `${inviter} lädt dich ein.`,
  means:
    'Wer den Verein leitet, ist Team-Admin in jedem Team: Einstellungen, Mitglieder, Saisons. Du kannst die Aufgabe jederzeit wieder abgeben.',
  accept: 'Verein mitleiten',
  accepting: 'Einen Moment …',
  accepted: (club) => `Du leitest ${club} jetzt mit`,
  otherAddress:
    'Diese Einladung ging an eine andere Adresse. Öffne sie, um dich mit dieser Adresse anzumelden, oder bitte um eine neue.',
  back: 'Zurück zur Einladung',
  ended: 'Diese Einladung gilt nicht mehr',
  endedHint: 'Bitte den Verein um eine neue.',

  invite: 'Per E-Mail einladen',
  inviteHint:
    'Die Person bekommt einen persönlichen Link, der einmal gilt, 14 Tage lang. Wer den Verein leitet, ist Team-Admin in jedem Team.',
  email: 'E-Mail-Adresse',
  emailWrong: 'Bitte gib eine gültige E-Mail-Adresse ein',
  send: 'Einladung senden',
  sent: (email) => `${email} ist eingeladen`,
  manages: 'Diese Person leitet den Verein schon.',
  open: 'In die Vereinsleitung eingeladen',
  resend: (email) => `Noch einmal senden an ${email}`,
  resendShort: 'Noch einmal senden',
  revoke: (email) => `Einladung an ${email} zurückziehen`,
  revokeShort: 'Zurückziehen',
  revoked: 'Einladung zurückgezogen',
}
