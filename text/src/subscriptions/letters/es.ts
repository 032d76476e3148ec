import type { letters as english } from './en.ts'

export const letters: typeof english = {
  paid: {
    subject: (team) => `Premium pagado: ${team}`,
    thanks: 'Gracias. Todo el equipo tiene ya Premium.',
  },
  failed: {
    subject: (team) => `Ha fallado el pago de Premium: ${team}`,
    again: 'Comprueba que tu tarjeta siga siendo válida. Lo intentaremos de nuevo.',
    until: (day) => `Conservas Premium hasta el ${day}.`,
  },
  cancelled: {
    subject: (team) => `Premium cancelado: ${team}`,
    until: (day) => `Conservas Premium hasta el ${day}. No se renueva.`,
    over: 'Tu equipo tiene ahora la versión Standard gratuita.',
    kept: 'Conservas todo lo que has introducido.',
  },
  amount: 'Importe',
  number: 'Factura',
  action: 'Ver la suscripción',
  why: 'Suscribiste este equipo a Premium.',
}
