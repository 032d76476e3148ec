import type { entitlements as english } from './en.ts'

export const entitlements: typeof english = {
  toPremium: 'Ver Premium',
  closed: {
    task_assignment: 'Asignar tareas a miembros requiere Premium. Lo ya asignado se queda.',
    player_statistics: 'Las estadísticas de jugadores requieren Premium.',
    fee_collections: 'Las nuevas recaudaciones requieren Premium. Las que hay continúan.',
  },
  unchecked: 'No hemos podido comprobar la suscripción. Inténtalo de nuevo en un momento.',
}
