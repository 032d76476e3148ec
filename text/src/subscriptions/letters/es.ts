import type { letters as english } from './en.ts'

export const letters: typeof english = {
  paid: {
    subject: (team) => `Premium está pagado para ${team}`,
    thanks: 'Gracias. El pago ha llegado y Premium está abierto para todo el equipo.',
  },
  failed: {
    subject: (team) => `El pago de Premium para ${team} ha fallado`,
    again:
      'El proveedor de pagos lo intentará de nuevo. Comprueba si tu tarjeta sigue siendo válida.',
    until: (day) =>
      `Premium sigue abierto hasta el ${day}. Nada de lo que has introducido se pierde.`,
  },
  cancelled: {
    subject: (team) => `Premium está cancelado para ${team}`,
    until: (day) => `Premium sigue abierto hasta el ${day} y después no se renueva.`,
    over: 'Premium ha terminado. El equipo sigue con la versión Standard gratuita.',
    kept: 'Todo lo que tiene el equipo se puede seguir leyendo y usando.',
  },
  amount: 'Importe',
  number: 'Factura',
  action: 'Ir a la suscripción',
  why: 'Recibes esto porque suscribiste este equipo a Premium.',
}
