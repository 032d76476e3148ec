import type { features as english } from './en.ts'

export const features: typeof english = {
  tab: 'Funciones',
  lead: 'Un club con ajuste propio lo conserva. No se borra nada.',
  names: {
    collections: 'Cuotas y pagos',
    leagues: 'Ligas',
    messages: 'Mensajes',
    registrations: 'Inscripción pública',
    websites: 'Webs públicas',
    integrations: 'Tokens de API y webhooks',
    premium: 'Venta de Premium',
  },
  premiumHint: 'Sin ella, cada equipo lo tiene todo.',
  save: 'Guardar',
  saved: 'Funciones guardadas.',
  button: 'Funciones',
  title: (name) => `Funciones de ${name}`,
  on: 'Activada',
  off: 'Desactivada',
  default: (isOn) => (isOn ? 'Predeterminado: activada' : 'Predeterminado: desactivada'),
  turnedOff: 'Desactivadas',
}
