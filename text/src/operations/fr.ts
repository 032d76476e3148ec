import { admin } from './admin/fr.ts'
import type { operations as english } from './en.ts'

export const operations: typeof english = {
  mailbox: {
    title: 'Boîte mail',
    lead: 'Cette installation n’a pas encore de serveur de messagerie. Les e-mails sont gardés ici au lieu d’être envoyés, et seul cet ordinateur peut les lire.',
    empty: 'Aucun e-mail pour l’instant',
    emptyLead: 'Inscris-toi ou invite quelqu’un, et l’e-mail apparaît ici.',
    to: 'À',
    textMessage: 'SMS',
    closed: 'Il n’y a pas de boîte mail ici',
    closedLead: 'Les e-mails de cette installation sont vraiment envoyés.',
  },
  demo: {
    title: 'Envie de regarder d’abord ?',
    lead: 'Charge le club de démonstration : deux équipes, quarante membres avec leurs parents, une saison d’entraînements et de matchs. Il disparaît avec un nouveau dossier de données.',
    load: 'Charger le club de démonstration',
    loading: 'Chargement du club…',
    loaded: 'Le club de démonstration est là. Connecte-toi comme l’une de ces personnes.',
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
