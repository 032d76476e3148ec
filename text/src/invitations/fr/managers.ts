import { withFullStop } from '@touchline/domain/values/full-stop'

import type * as english from '../en/managers.ts'

export const managerMail: typeof english.managerMail = {
  subject: (club) => `Invitation à un rôle : ${club}`,
  unnamedClub: 'un club',
  intro: (inviter, club, roles) =>
    inviter === undefined
      ? `Un rôle vous attend au club ${club} : ${withFullStop(roles)}`
      : `${inviter} vous invite à un rôle au club ${club} : ${withFullStop(roles)}`,
  until: (day) => `Le lien fonctionne une fois, jusqu’au ${day}.`,
  action: 'Voir l’invitation',
  ignore: 'Vous ne connaissez pas ce club ? Ignorez cet e-mail.',
}

export const managerPage: typeof english.managerPage = {
  title: (club) => `Votre rôle : ${club}`,
  loading: 'Chargement de l’invitation…',
  by: (inviter) => `${inviter} vous invite.`,
  accept: 'Accepter le rôle',
  accepting: 'Un instant…',
  accepted: (club) => `Vous avez maintenant un rôle au club ${club}`,
  openClub: 'Ouvrir le club',
  otherAddress: 'Cette invitation est allée à une autre adresse. Connectez-vous avec elle.',
  back: 'Retour à l’invitation',
  ended: 'Cette invitation n’est plus valable',
  endedHint: 'Demandez-en une nouvelle au club.',

  invite: 'Inviter par e-mail',
  inviteHint: 'Par un lien personnel, valable 14 jours.',
  email: 'Adresse e-mail',
  emailWrong: 'Indique une adresse e-mail valide',
  send: 'Envoyer l’invitation',
  sent: (email) => `${email} a reçu une invitation`,
  manages: 'A déjà un rôle au club.',
  open: 'Invitations en attente',
  resend: (email) => `Renvoyer à ${email}`,
  resendShort: 'Renvoyer',
  revoke: (email) => `Annuler l’invitation envoyée à ${email}`,
  revokeShort: 'Annuler l’invitation',
  revoked: 'Invitation annulée',
}
