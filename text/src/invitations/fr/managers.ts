import type * as english from '../en/managers.ts'

export const managerMail: typeof english.managerMail = {
  subject: (club) => `Gère ${club} sur Touchline`,
  unnamedClub: 'un club',
  intro: (inviter, club) =>
    inviter === undefined ? `On t’invite à gérer ${club}.` : `${inviter} t’invite à gérer ${club}.`,
  means: 'Comme responsable du club, tu es admin de chacune de ses équipes.',
  until: (day) => `Le lien fonctionne une fois, jusqu’au ${day}.`,
  action: 'Voir l’invitation',
  ignore: 'Si tu ne connais pas ce club, ignore ce message. Il ne se passera rien.',
}

export const managerPage: typeof english.managerPage = {
  title: (club) => `Gérer ${club}`,
  loading: 'Chargement de l’invitation…',
  by: (inviter) => `${inviter} t’invite.`,
  means:
    'Comme responsable du club, tu es admin de chaque équipe : réglages, membres, saisons. Tu peux rendre ce rôle à tout moment.',
  accept: 'Gérer le club',
  accepting: 'Un instant…',
  accepted: (club) => `Tu gères maintenant ${club}`,
  otherAddress:
    'Cette invitation a été envoyée à une autre adresse. Ouvre-la pour te connecter avec cette adresse, ou demande une nouvelle invitation.',
  back: 'Retour à l’invitation',
  ended: 'Cette invitation n’est plus valable',
  endedHint: 'Demandes-en une nouvelle au club.',

  invite: 'Inviter par e-mail',
  inviteHint:
    'La personne reçoit un lien personnel, valable une fois pendant 14 jours. Comme responsable du club, elle sera admin de chaque équipe.',
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
