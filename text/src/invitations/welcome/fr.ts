import { withDe } from '../../elision.ts'
import type { welcome as english } from './en.ts'

export const welcome: typeof english = {
  letter: {
    subject: (who, count, team) =>
      count === 1 ? `Invitation pour ${who} : ${team}` : `Invitations pour ${who} : ${team}`,
    subjectYou: (team) => `Invitation à rejoindre ${team}`,
    intro: (inviter, team) =>
      inviter === undefined
        ? `Rejoignez ${team} sur Touchline pour voir les entraînements et les matchs et dire qui vient.`
        : `${inviter} vous ajoute à ${team} sur Touchline : voyez les entraînements et les matchs et dites qui vient.`,
    action: 'Rejoindre',
    actionFor: (children) => `Rejoindre pour ${children}`,
    whyByLink: 'Demandé avec le lien de l’équipe. Ce n’était pas vous ? Ignorez-le.',
    until: (day) => `Le lien sert une seule fois, jusqu’au ${day}. Merci de ne pas le transférer.`,
  },
  going: 'Présent',
  notGoing: 'Absent',
  invitedBy: (inviter) => `${inviter} vous invite.`,
  comingFor: (name) => `${name} vient ?`,
  coming: 'Vous venez ?',
  relations: {
    mother: (children) => `Oui, je suis la mère ${withDe(children)}`,
    father: (children) => `Oui, je suis le père ${withDe(children)}`,
    guardian: (children) => `Oui, je suis responsable légal ${withDe(children)}`,
    other: (children) => `Oui, je m’occupe ${withDe(children)}`,
  },
  joinAs: (name) => `Oui, je suis ${name} : rejoindre`,
  goOn: 'Continuer',
  change: 'Changer le nom ou le rôle',
  firstName: 'Prénom',
  lastName: 'Nom',
  role: 'Vous êtes',
  roles: { mother: 'Mère', father: 'Père', guardian: 'Responsable légal', other: 'Autre' },
  signsIn: (address) => `Connexion avec ${address}, sans mot de passe.`,
  notMe: 'Ce n’est pas moi',
  otherAccount: 'Utiliser un autre compte',
  /** The page of a team's own link. */
  byLink: {
    title: (team) => `Rejoindre ${team}`,
    lead: 'Nous vous envoyons un lien. Aucun mot de passe.',
    name: 'Prénom et nom',
    email: 'E-mail',
    send: 'Envoyer le lien',
    haveAccount: 'J’utilise déjà Touchline',
    missing: 'Indiquez vos prénom, nom et une adresse e-mail valable.',
    sent: {
      title: 'Consultez vos e-mails',
      lead: (address) => `Votre lien est en route vers ${address}. Ouvrez-le sur ce téléphone.`,
    },
  },
  club: {
    action: 'Accepter le rôle',
  },
  notMeDone: {
    title: 'Merci de nous l’avoir dit',
    lead: 'Cette équipe ne vous écrira plus.',
  },
  joined: {
    title: (team) => `Vous avez rejoint ${team}`,
    lead: (address) => `Vous participez avec votre compte ${address}.`,
    action: 'Voir l’équipe',
  },
  gone: {
    used: {
      title: 'Cette invitation a déjà servi',
      lead: (address) => `${address} l’a acceptée. C’est vous ? Connectez-vous.`,
    },
    expired: {
      title: 'Cette invitation a expiré',
      lead: 'Demandez à votre entraîneur de la renvoyer.',
    },
    revoked: {
      title: 'Cette invitation n’est plus valable',
      lead: 'Demandez-en une nouvelle à votre entraîneur.',
    },
    unknown: {
      title: 'Ce lien ne fonctionne pas',
      lead: 'Ouvrez le dernier e-mail de l’équipe, ou demandez à l’entraîneur.',
    },
    tooYoung: {
      title: 'Un parent doit le faire',
      lead: 'Tu es trop jeune pour ton propre compte. Montre ceci à un parent : il peut s’inscrire pour toi.',
    },
    ownParent: {
      title: 'Il y a une erreur',
      lead: 'Le parent et l’enfant semblent être la même personne. Demandez à votre entraîneur de vérifier.',
    },
    busy: {
      title: 'Réessayez dans quelques minutes',
      lead: 'Trop d’essais depuis votre réseau.',
    },
    closed: {
      title: 'Impossible de rejoindre l’équipe pour le moment',
      lead: 'Les inscriptions sont fermées. Parlez-en à votre entraîneur.',
    },
    signIn: 'Se connecter',
  },
}
