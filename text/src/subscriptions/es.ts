import type { subscriptions as english } from './en.ts'

export const subscriptions: typeof english = {
  title: 'Suscripción',
  trialTitle: 'Tu periodo de prueba',
  trialText:
    'Tu equipo está en periodo de prueba con todas las funciones Premium. Después pasa a la versión Standard gratuita y pierde las funciones Premium; no se pierde nada de lo que hayas introducido.',
  standardTitle: 'Versión Standard',
  standardText:
    'La prueba ha terminado. Tu equipo usa la versión Standard gratuita: todo lo que tienes se puede seguir viendo y usando.',
  premiumTitle: 'Premium está activo',
  unknownTitle: 'No hemos podido comprobar tu suscripción',
  unknownText: 'Inténtalo de nuevo en un momento. No ha cambiado nada.',
  premiumName: 'Plan Premium',
  subscribe: 'Suscribirse',
  onlyAdmins: 'Solo los administradores del equipo pueden suscribirse.',
  daysLeft: (n) => (n === 1 ? 'Queda 1 día' : `Quedan ${n} días`),
  until: (day) => `Hasta el ${day}`,
  alsoFree:
    'Sin anuncios y sin límite de miembros: la versión Standard gratuita también lo mantiene.',
  features: [
    'Sin publicidad',
    'Número ilimitado de miembros',
    'Estadísticas de jugadores',
    'Reparto de tareas',
    'Partidos en directo',
    'y más',
  ],
}
