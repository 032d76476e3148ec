import type * as english from '../en/managers.ts'

export const managerMail: typeof english.managerMail = {
  subject: (club) => `Sie sind eingeladen, ${club} mitzuleiten`,
  unnamedClub: 'einen Verein',
  intro: (inviter, club) =>
    inviter === undefined
      ? `Sie sind eingeladen, ${club} mitzuleiten.`
      : `${inviter} lädt Sie ein, ${club} mitzuleiten.`,
  means: 'Die Vereinsleitung ist Team-Admin in jedem Team des Vereins.',
  until: (day) => `Der Link gilt einmal, bis zum ${day}.`,
  action: 'Einladung ansehen',
  ignore: 'Sie kennen den Verein nicht? Dann ignorieren Sie diese E-Mail einfach.',
}

export const managerPage: typeof english.managerPage = {
  title: (club) => `${club} mitleiten`,
  loading: 'Einladung wird geladen …',
  by: (inviter) => `${inviter} lädt Sie ein.`,
  means:
    'Sie werden Team-Admin in jedem Team: Einstellungen, Mitglieder, Saisons. Sie können jederzeit aufhören.',
  accept: 'Verein mitleiten',
  accepting: 'Einen Moment …',
  accepted: (club) => `Sie leiten ${club} jetzt mit`,
  otherAddress:
    'Diese Einladung ging an eine andere Adresse. Melden Sie sich damit an oder bitten Sie um eine neue.',
  back: 'Zurück zur Einladung',
  ended: 'Diese Einladung gilt nicht mehr',
  endedHint: 'Bitten Sie den Verein um eine neue.',

  invite: 'Per E-Mail einladen',
  inviteHint:
    'Mit persönlichem Link, 14 Tage gültig. Die Vereinsleitung ist Team-Admin in jedem Team.',
  email: 'E-Mail-Adresse',
  emailWrong: 'Gib eine gültige E-Mail-Adresse ein',
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
