import type { entitlements as english } from './en.ts'

export const entitlements: typeof english = {
  toPremium: 'Voir Premium',
  closed: {
    task_assignment:
      'Attribuer des tâches aux membres nécessite Premium. Ce qui est attribué le reste.',
    player_statistics: 'Les statistiques des joueurs nécessitent Premium.',
    fee_collections: 'Les nouvelles collectes nécessitent Premium. Celles en cours continuent.',
  },
  unchecked: 'Nous n’avons pas pu vérifier l’abonnement. Réessaie dans un instant.',
}
