import type { entitlements as english } from './en.ts'

export const entitlements: typeof english = {
  toPremium: 'Voir Premium',
  closed: {
    task_assignment: 'Il faut Premium pour attribuer des tâches.',
    player_statistics: 'Il faut Premium pour les statistiques des joueurs.',
    fee_collections: 'Il faut Premium pour de nouvelles collectes.',
  },
  unchecked: 'Impossible de vérifier l’abonnement. Réessaie.',
}
