import { withFullStop } from '@touchline/domain/values/full-stop'

import type * as english from '../en/managers.ts'

export const managerMail: typeof english.managerMail = {
  subject: (club) => `Invitation à gérer ${club}`,
  unnamedClub: 'un club',
  intro: (inviter, club) =>
    inviter === undefined
      ? `Vous êtes invité à gérer ${withFullStop(club)}`
      : `${inviter} vous invite à gérer ${withFullStop(club)}`,
  means: 'Les responsables du club sont admins de chacune de ses équipes.',
  until: (day) => `Le lien fonctionne une fois, jusqu’au ${day}.`,
  action: 'Voir l’invitation',
  ignore: 'Vous ne connaissez pas ce club ? Ignorez cet e-mail.',
}

export const managerPage: typeof english.managerPage = {
  title: (club) => `Gérer ${club}`,
  loading: 'Chargement de l’invitation…',
  by: (inviter) => `${inviter} vous invite.`,
  means:
    'Vous serez admin de chaque équipe : réglages, membres, saisons. Vous pouvez arrêter à tout moment.',
  accept: 'Gérer le club',
  accepting: 'Un instant…',
  accepted: (club) => `Vous gérez maintenant ${club}`,
  otherAddress:
    'Cette invitation a été envoyée à une autre adresse. Connectez-vous avec celle-ci, ou demandez une nouvelle invitation.',
  back: 'Retour à l’invitation',
  ended: 'Cette invitation n’est plus valable',
  endedHint: 'Demandez-en une nouvelle au club.',

  invite: 'Inviter par e-mail',
  inviteHint:
    'Par un lien personnel, valable 14 jours. Les responsables du club sont admins de chaque équipe.',
  email: 'Adresse e-mail',
  emailWrong: 'Indique une adresse e-mail valide',
  send: 'Envoyer l’invitation',
  sent: (email) => `${email} a reçu une invitation`,
  manages: 'Cette personne gère déjà le club.',
  open: 'Responsables invités',
  resend: (email) => `Renvoyer à ${email}`,
  resendShort: 'Renvoyer',
  revoke: (email) => `Annuler l’invitation envoyée à ${email}`,
  revokeShort: 'Annuler l’invitation',
  revoked: 'Invitation annulée',
}
