import { withDe } from '../../elision.ts'
import type { accountLetters as english } from './en.ts'

export const accountLetters: typeof english = {
  formerMember: 'Ancien membre',
  why: 'Au sujet de ton compte Touchline.',
  deletionAsked: {
    subject: 'Ton compte va être supprimé',
    heading: 'Ton compte va être supprimé',
    until: (day) => `Le ${day}, nous supprimerons ton compte Touchline.`,
    comeBack: 'Tu changes d’avis\u00A0? Connecte-toi avant.',
    action: 'Garder mon compte',
    notYou: 'Ce n’était pas toi\u00A0? Connecte-toi et change ton mot de passe.',
  },
  deletionCalledOff: {
    subject: 'Ton compte est conservé',
    heading: 'Bon retour',
    body: 'Ta connexion a annulé la suppression. Pas toi ? Change ton mot de passe.',
    action: 'Voir mon compte',
  },
  erased: {
    subject: 'Ton compte a été supprimé',
    heading: 'Ton compte a été supprimé',
    body: 'Ton compte et tes données sont effacés. Les sauvegardes expireront. C’est notre dernier e-mail.',
  },
  exportReady: {
    subject: 'Tes données sont prêtes',
    heading: 'Tes données sont prêtes',
    body: 'Télécharge-les depuis la page de ton compte.',
    kept: (days) => (days === 1 ? 'Disponible un jour.' : `Disponible ${days} jours.`),
    action: 'Voir mon compte',
    notYou: 'Ce n’était pas toi\u00A0? Change ton mot de passe.',
  },
  childWithoutGuardian: {
    subject: (child, team) => `${child} n’a plus de responsable légal dans ${team}`,
    heading: (child) => `${child} n’a plus de responsable légal ici`,
    body: (team) => `Son seul responsable légal dans ${team} a supprimé son compte.`,
    invite: 'Invite un autre responsable légal depuis le profil de l’enfant.',
    action: 'Ouvrir le profil',
    why: 'Envoyé à l’encadrement de l’équipe.',
  },
  madeAdmin: {
    subject: (place) => `Tu gères maintenant ${place}`,
    heading: (place) => `Tu gères maintenant ${place}`,
    body: (place) => `Le dernier admin ${withDe(place)} a supprimé son compte.`,
    action: 'Ouvrir Touchline',
    why: 'Envoyé à l’encadrement de l’équipe.',
  },
  stop: 'Ne plus recevoir ces e-mails',
  choices: 'Choisir mes notifications',
}
