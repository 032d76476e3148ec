import type * as english from '../en/managers.ts'

export const managerMail: typeof english.managerMail = {
  subject: (club) => `Gestiona ${club} en Touchline`,
  unnamedClub: 'un club',
  intro: (inviter, club) =>
    inviter === undefined
      ? `Te invitan a gestionar ${club}.`
      : `${inviter} te invita a gestionar ${club}.`,
  means: 'Quien gestiona un club es administrador de todos sus equipos.',
  until: (day) => `El enlace sirve una vez, hasta el ${day}.`,
  action: 'Ver la invitación',
  ignore: 'Si no conoces este club, no hagas caso de este mensaje. No pasará nada.',
}

export const managerPage: typeof english.managerPage = {
  title: (club) => `Gestionar ${club}`,
  loading: 'Cargando la invitación…',
  by: (inviter) => `${inviter} te invita.`,
  means:
    'Al gestionar el club, eres administrador de todos sus equipos: ajustes, miembros, temporadas. Puedes dejarlo en cualquier momento.',
  accept: 'Gestionar el club',
  accepting: 'Un momento…',
  accepted: (club) => `Ahora gestionas ${club}`,
  otherAddress:
    'Esta invitación se envió a otra dirección. Ábrela para entrar con esa, o pide una nueva.',
  back: 'Volver a la invitación',
  ended: 'Esta invitación ya no sirve',
  endedHint: 'Pide una nueva al club.',

  invite: 'Invitar por correo',
  inviteHint:
    'La persona recibe un enlace personal que sirve una sola vez, durante 14 días. Quien gestiona el club es administrador de todos sus equipos.',
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
