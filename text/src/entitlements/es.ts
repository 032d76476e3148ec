import type { entitlements as english } from './en.ts'

export const entitlements: typeof english = {
  toPremium: 'Ver Premium',
  closed: {
    task_assignment: 'Para asignar tareas hace falta Premium.',
    player_statistics: 'Para las estadísticas de jugadores hace falta Premium.',
    fee_collections: 'Para nuevas recaudaciones hace falta Premium.',
  },
  unchecked: 'No hemos podido comprobar la suscripción. Inténtalo de nuevo.',
}
