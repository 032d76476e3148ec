import type { letters as english } from './en.ts'

/** Cartas sobre el dinero que pide un equipo. */
export const letters: typeof english = {
  unnamed: { collection: 'Cuota', team: 'tu equipo' },
  invited: {
    subject: (collection, team) => `${collection}: rellena el formulario de ${team}`,
    words: 'Son dos minutos, para una persona o para varias, y allí eliges cómo pagar.',
    action: 'Rellenar el formulario',
  },
  billed: {
    subject: (collection) => `Tu recibo: ${collection}`,
    words: 'El enlace de abajo muestra qué hay que pagar y cómo.',
  },
  shareChanged: {
    subject: (collection) => `Tu parte ha cambiado: ${collection}`,
    shared: (name) => `Ahora compartes este recibo con ${name}: cada uno paga la mitad.`,
    alone: 'Lo que la otra persona no había pagado está ahora en tu recibo.',
  },
  reminder: {
    form: (collection) => `Aún por rellenar: ${collection}`,
    formWords: 'Todavía no has rellenado el formulario. Son dos minutos.',
    bill: (collection) => `Aún por pagar: ${collection}`,
    billWords: 'Quizá se te ha pasado: esto sigue pendiente.',
    soon: (collection) => `Vence pronto: ${collection}`,
    soonWords: 'El próximo pago de tu recibo vence dentro de unos días.',
    late: (collection) => `Vencido: ${collection}`,
    lateWords: (count) =>
      count > 1
        ? `${count} pagos de tu recibo han vencido y todavía no han llegado.`
        : 'Un pago de tu recibo ha vencido y todavía no ha llegado.',
    help: 'Si es demasiado de una vez, abre el enlace de abajo y pide pagar menos o a plazos. Solo lo lee la tesorería.',
  },
  paid: {
    subject: (collection) => `Pago recibido: ${collection}`,
    words: 'Gracias, el pago ha llegado. El enlace de abajo lleva al justificante.',
  },
  returned: {
    subject: (collection) => `Pago devuelto por el banco: ${collection}`,
    words: 'Tu banco ha devuelto un pago y el importe vuelve a estar pendiente.',
  },
  refunded: {
    subject: (collection) => `Reembolso en camino: ${collection}`,
    words: 'El equipo ha reembolsado el importe de abajo. A una tarjeta tarda unos días.',
  },
  refund_failed: {
    subject: (collection) => `El reembolso no ha llegado: ${collection}`,
    words:
      'El banco ha rechazado el reembolso de abajo, así que el dinero sigue en el equipo. Pide al equipo que te lo dé de otra forma.',
  },
  answered: {
    subject: (collection) => `Respuesta a tu solicitud: ${collection}`,
    granted: 'Tu solicitud se ha aceptado. El enlace de abajo muestra qué hay que pagar ahora.',
    refused: 'Tu solicitud no se ha podido aceptar.',
  },
  organizer: {
    subject: (collection) => `Lo que ha llegado: ${collection}`,
    words: 'Ha pasado algo desde el último correo. Así está ahora.',
    action: 'Ir a la recaudación',
  },
  payout: {
    subject: (team) => `${team}: ha cambiado la cuenta a la que va el dinero`,
    what: {
      transfers_named: 'Los recibos muestran ahora esta cuenta para transferencias.',
      transfers_removed: 'Los recibos ya no muestran ninguna cuenta para transferencias.',
      cards_begun: 'Se ha abierto una cuenta para pagos con tarjeta en el proveedor de pagos.',
      cards_ready:
        'El proveedor de pagos ha comprobado la cuenta: los pagos con tarjeta van ahora allí.',
      cards_stopped:
        'El proveedor de pagos ya no acepta pagos con tarjeta para el equipo. Mira allí qué falta.',
    },
    unknown:
      'Si no sabes nada de esto, pregunta a quien lo hizo y corrígelo en Touchline. Nadie lo cambia sin su contraseña o un inicio de sesión reciente.',
    unknownFormer:
      'Si no sabes nada de esto, habla con alguien del club en quien confíes. Hasta hace unos días también llevabas el dinero del equipo.',
    facts: { holder: 'Titular de la cuenta', account: 'Cuenta', by: 'Cambiado por' },
    action: 'Ir a la cuenta de cobro',
    why: (team) => `Recibes este correo porque llevas el dinero de ${team}.`,
    whyFormer: (team) =>
      `Recibes este correo porque hasta hace unos días llevabas el dinero de ${team}.`,
  },
  facts: {
    people: 'Para',
    sharedWith: 'Compartido con',
    amount: 'Importe',
    open: 'Pendiente',
    wasDue: 'Venció el',
    late: 'Total vencido',
    due: 'Vence el',
    until: 'Abierto hasta',
    reference: 'Referencia de pago',
    answer: 'Respuesta',
    held: 'Cobrado',
    owed: 'Aún pendiente',
    bills: 'Recibos',
    requests: 'Solicitudes abiertas',
  },
  toBill: 'Ir al recibo',
  link: 'Quien tiene este correo puede abrir el recibo: reenvíalo solo a alguien que pague por ti.',
  whyInvited: (team) => `Recibes este correo porque ${team} te pide una cuota, a ti o a tus hijos.`,
  whyPayer: (team) => `Recibes este correo por un recibo de ${team} a tu nombre.`,
  whyOrganizer: (team) => `Recibes este correo porque figuras como contacto de ${team}.`,
  sandbox: 'Modo de prueba: no se mueve dinero.',
}
