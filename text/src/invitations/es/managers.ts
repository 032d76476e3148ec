import { withFullStop } from '@touchline/domain/values/full-stop'

import type * as english from '../en/managers.ts'

export const managerMail: typeof english.managerMail = {
  subject: (club) => `Te invitan a una función en ${club}`,
  unnamedClub: 'un club',
  intro: (inviter, club, roles) =>
    inviter === undefined
      ? `Te invitan a una función en ${club}: ${withFullStop(roles)}`
      : `${inviter} te invita a una función en ${club}: ${withFullStop(roles)}`,
  until: (day) => `El enlace sirve una vez, hasta el ${day}.`,
  action: 'Ver la invitación',
  ignore: '¿No conoces este club? Ignora este correo.',
}

export const managerPage: typeof english.managerPage = {
  title: (club) => `Tu función en ${club}`,
  loading: 'Cargando la invitación…',
  by: (inviter) => `${inviter} te invita.`,
  accept: 'Aceptar función',
  accepting: 'Un momento…',
  accepted: (club) => `Ahora tienes una función en ${club}`,
  openClub: 'Abrir el club',
  otherAddress: 'Esta invitación fue a otra dirección. Entra con ella.',
  back: 'Volver a la invitación',
  ended: 'Esta invitación ya no sirve',
  endedHint: 'Pide una nueva al club.',

  invite: 'Invitar por correo',
  inviteHint: 'Con un enlace personal, válido 14 días.',
  email: 'Correo electrónico',
  emailWrong: 'Indica un correo electrónico válido',
  send: 'Enviar invitación',
  sent: (email) => `Invitación enviada a ${email}`,
  manages: 'Ya tiene una función en el club.',
  open: 'Personas invitadas',
  resend: (email) => `Enviar otra vez a ${email}`,
  resendShort: 'Enviar otra vez',
  revoke: (email) => `Anular la invitación enviada a ${email}`,
  revokeShort: 'Anular',
  revoked: 'Invitación anulada',
}
