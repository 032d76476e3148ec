import type { subscriptions as english } from './en.ts'

export const subscriptions: typeof english = {
  title: 'Suscripción',
  trialTitle: 'Tu periodo de prueba',
  trialText:
    'Tu equipo tiene todas las funciones Premium. Después pasa a la versión Standard gratuita y conserva todo.',
  standardTitle: 'Versión Standard',
  standardText: 'La prueba ha terminado. Conservas todo lo que tienes.',
  premiumTitle: 'Premium está activo',
  unknownTitle: 'No hemos podido comprobar tu suscripción',
  unknownText: 'No ha cambiado nada. Inténtalo de nuevo.',
  premiumName: 'Plan Premium',
  subscribe: 'Suscribirse',
  onlyAdmins: 'Solo los administradores del equipo pueden suscribirse.',
  daysLeft: (n) => (n === 1 ? 'Queda 1 día' : `Quedan ${n} días`),
  until: (day) => `Hasta el ${day}`,
  alsoFree: 'Standard tampoco tiene anuncios ni límite de miembros.',
  features: [
    'Sin publicidad',
    'Número ilimitado de miembros',
    'Estadísticas de jugadores',
    'Reparto de tareas',
    'Partidos en directo',
    'y más',
  ],
}
