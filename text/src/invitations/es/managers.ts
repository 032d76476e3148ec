import { withFullStop } from '@touchline/domain/values/full-stop'

import type * as english from '../en/managers.ts'

export const managerMail: typeof english.managerMail = {
  subject: (club) => `Te invitan a gestionar ${club}`,
  unnamedClub: 'un club',
  intro: (inviter, club) =>
    inviter === undefined
      ? `Te invitan a gestionar ${withFullStop(club)}`
      : `${inviter} te invita a gestionar ${withFullStop(club)}`,
  means: 'Los gestores son administradores de todos los equipos del club.',
  until: (day) => `El enlace sirve una vez, hasta el ${day}.`,
  action: 'Ver la invitación',
  ignore: '¿No conoces este club? Ignora este correo.',
}

export const managerPage: typeof english.managerPage = {
  title: (club) => `Gestionar ${club}`,
  loading: 'Cargando la invitación…',
  by: (inviter) => `${inviter} te invita.`,
  means:
    'Serás administrador de todos los equipos: ajustes, miembros, temporadas. Puedes dejarlo cuando quieras.',
  accept: 'Gestionar el club',
  accepting: 'Un momento…',
  accepted: (club) => `Ahora gestionas ${club}`,
  otherAddress: 'Esta invitación se envió a otra dirección. Entra con esa o pide una nueva.',
  back: 'Volver a la invitación',
  ended: 'Esta invitación ya no sirve',
  endedHint: 'Pide una nueva al club.',

  invite: 'Invitar por correo',
  inviteHint:
    'Con un enlace personal, válido 14 días. Los gestores son administradores de todos los equipos.',
  email: 'Correo electrónico',
  emailWrong: 'Indica un correo electrónico válido',
  send: 'Enviar invitación',
  sent: (email) => `Invitación enviada a ${email}`,
  manages: 'Esta persona ya gestiona el club.',
  open: 'Gestores invitados',
  resend: (email) => `Enviar otra vez a ${email}`,
  resendShort: 'Enviar otra vez',
  revoke: (email) => `Anular la invitación enviada a ${email}`,
  revokeShort: 'Anular',
  revoked: 'Invitación anulada',
}
