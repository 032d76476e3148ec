import { admin } from './admin/fr.ts'
import type { operations as english } from './en.ts'

export const operations: typeof english = {
  mailbox: {
    title: 'Boîte mail',
    lead: 'Pas encore de serveur de messagerie : les e-mails arrivent ici, lisibles sur cet ordinateur seulement.',
    empty: 'Aucun e-mail pour l’instant',
    emptyLead: 'Inscris-toi ou invite quelqu’un.',
    to: 'À',
    textMessage: 'SMS',
    closed: 'Il n’y a pas de boîte mail ici',
    closedLead: 'Les e-mails partent par ton serveur de messagerie.',
  },
  demo: {
    title: 'Envie de regarder d’abord ?',
    lead: 'Deux équipes, 40 membres et leurs parents, une saison d’événements. Pour l’enlever, supprime le dossier de données.',
    load: 'Charger le club de démonstration',
    loading: 'Chargement du club…',
    loaded: 'Le club de démonstration est prêt. Connecte-toi avec l’un d’eux.',
    signInAs: 'Se connecter en tant que',
    password: 'Mot de passe pour tous',
    parts: {
      coach: 'Entraîneur',
      parent: 'Parent',
      player: 'Joueuse',
      manager: 'Responsable du club',
    },
  },
  admin,
}
