import { withFullStop } from '@touchline/domain/values/full-stop'

import type * as english from '../en/managers.ts'

export const managerMail: typeof english.managerMail = {
  subject: (club) => `Einladung zu einer Rolle: ${club}`,
  unnamedClub: 'einen Verein',
  intro: (inviter, club, roles) =>
    inviter === undefined
      ? `Sie sind zu einer Rolle in ${club} eingeladen: ${withFullStop(roles)}`
      : `${inviter} lädt Sie zu einer Rolle in ${club} ein: ${withFullStop(roles)}`,
  until: (day) => `Der Link gilt einmal, bis zum ${day}.`,
  action: 'Einladung ansehen',
  ignore: 'Sie kennen den Verein nicht? Ignorieren Sie diese E-Mail.',
}

export const managerPage: typeof english.managerPage = {
  title: (club) => `Ihre Rolle in ${club}`,
  loading: 'Einladung wird geladen …',
  by: (inviter) => `${inviter} lädt Sie ein.`,
  accept: 'Rolle annehmen',
  accepting: 'Einen Moment …',
  accepted: (club) => `Sie haben jetzt eine Rolle in ${club}`,
  openClub: 'Verein öffnen',
  otherAddress: 'Diese Einladung ging an eine andere Adresse. Melden Sie sich damit an.',
  back: 'Zurück zur Einladung',
  ended: 'Diese Einladung gilt nicht mehr',
  endedHint: 'Bitten Sie den Verein um eine neue.',

  invite: 'Per E-Mail einladen',
  inviteHint: 'Mit persönlichem Link, 14 Tage gültig.',
  email: 'E-Mail-Adresse',
  emailWrong: 'Gib eine gültige E-Mail-Adresse ein',
  send: 'Einladung senden',
  sent: (email) => `${email} ist eingeladen`,
  manages: 'Hat schon eine Rolle im Verein.',
  open: 'In die Leitung eingeladen',
  resend: (email) => `Noch einmal senden an ${email}`,
  resendShort: 'Noch einmal senden',
  revoke: (email) => `Einladung an ${email} zurückziehen`,
  revokeShort: 'Zurückziehen',
  revoked: 'Einladung zurückgezogen',
}
