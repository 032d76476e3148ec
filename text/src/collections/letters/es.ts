import { withFullStop } from '@touchline/domain/values/full-stop'

import type { letters as english } from './en.ts'

/** Cartas sobre el dinero que pide un equipo. */
export const letters: typeof english = {
  unnamed: { collection: 'Cuota', team: 'tu equipo' },
  invited: {
    subject: (collection, team) => `Rellena el formulario: ${collection} (${team})`,
    words: 'Son dos minutos. Puedes añadir a varias personas.',
    action: 'Rellenar el formulario',
  },
  billed: {
    subject: (collection) => `Nuevo recibo: ${collection}`,
    words: 'Abre tu recibo para pagar.',
  },
  waiting: {
    subject: (collection) => `Lista de espera: ${collection}`,
    words: 'No quedan plazas. Estás en la lista de espera; te escribiremos cuando haya una.',
  },
  placed: {
    subject: (collection) => `Tienes plaza: ${collection}`,
    words: 'Hay una plaza libre y es tuya. Abre tu recibo para pagar.',
  },
  place_released: {
    subject: (collection) => `Plaza para otra persona: ${collection}`,
    words: 'El recibo no se pagó a tiempo y otros esperaban. No debes nada.',
  },
  waiting_ended: {
    subject: (collection) => `Fuera de la lista de espera: ${collection}`,
    words: 'Ya no estás en la lista de espera. No debes nada.',
  },
  shareChanged: {
    subject: (collection) => `Tu parte ha cambiado: ${collection}`,
    shared: (name) => `Ahora compartes este recibo con ${name}, a medias.`,
    alone: 'Tu recibo incluye ahora la parte sin pagar de la otra persona.',
  },
  reminder: {
    form: (collection) => `Falta rellenar: ${collection}`,
    formWords: 'Rellena el formulario, por favor. Son dos minutos.',
    bill: (collection) => `Falta pagar: ${collection}`,
    billWords: 'Este recibo sigue pendiente.',
    soon: (collection) => `Vence pronto: ${collection}`,
    soonWords: 'Tu próximo pago vence pronto.',
    late: (collection) => `Vencido: ${collection}`,
    lateWords: (count) => (count > 1 ? `${count} pagos han vencido.` : 'Un pago ha vencido.'),
    help: '¿Es demasiado? Abre el recibo y pide pagar menos o a plazos.',
  },
  paid: {
    subject: (collection) => `Pago recibido: ${collection}`,
    words: 'Gracias. Abre el recibo para ver el justificante de pago.',
  },
  returned: {
    subject: (collection) => `Pago devuelto por el banco: ${collection}`,
    words: 'Tu banco ha devuelto un pago. Vuelve a estar pendiente.',
  },
  debit: {
    announced: {
      subject: (collection) => `Próximo cobro domiciliado: ${collection}`,
      words: (day) => `El club cobrará este importe el ${day}. No tienes que hacer nada.`,
    },
    cancelled: {
      subject: (collection) => `Cobro domiciliado anulado: ${collection}`,
      words: 'El club no cobrará este importe. Abre tu recibo para pagar.',
    },
    facts: {
      collectedOn: 'Se cobra el',
      account: 'De la cuenta',
      mandate: 'Referencia de la orden',
      creditor: 'Acreedor',
      identifier: 'Identificador del acreedor',
    },
  },
  refunded: {
    subject: (collection) => `Reembolso en camino: ${collection}`,
    words: 'El equipo ha reembolsado este importe. Con tarjeta tarda unos días.',
  },
  refund_failed: {
    subject: (collection) => `Reembolso fallido: ${collection}`,
    words: 'El banco ha devuelto el reembolso. Pide al equipo otra forma de pago.',
  },
  answered: {
    subject: (collection) => `Respuesta a tu solicitud: ${collection}`,
    reduced: (less, open) =>
      `La tesorería está de acuerdo: pagas ${less} menos. Queda por pagar: ${open}.`,
    waived: 'La tesorería está de acuerdo: ya no debes nada.',
    parted: (count) => `La tesorería está de acuerdo: puedes pagar en ${count} plazos.`,
    granted: 'La tesorería está de acuerdo. El recibo muestra qué queda por pagar.',
    refused: 'La tesorería no ha podido aceptar. El recibo no cambia.',
  },
  donation: {
    enclosed: {
      subject: (club) => `Tu certificado de donación: ${club}`,
      words: 'Gracias por tu donación. Te adjuntamos el certificado para Hacienda.',
    },
    voided: {
      subject: (club) => `Tu certificado de donación queda anulado: ${club}`,
      words: 'Destruye este certificado, por favor.',
    },
    number: 'Número del certificado',
    reason: 'Motivo',
    why: (club) => `Has hecho una donación a ${club}.`,
  },
  organizer: {
    subject: (collection) => `Estado de los pagos: ${collection}`,
    words: 'Desde el último correo:',
    action: 'Ver la recaudación',
  },
  payout: {
    subject: (team) => `${team}: ha cambiado la cuenta de cobro`,
    what: {
      transfers_named: 'Los recibos muestran ahora esta cuenta.',
      transfers_removed: 'Los recibos ya no muestran ninguna cuenta.',
      cards_begun: 'Se ha abierto una cuenta para pagos con tarjeta.',
      cards_ready: 'La cuenta está verificada. Los pagos con tarjeta van ahora allí.',
      cards_stopped: 'El proveedor ya no acepta pagos con tarjeta. Mira allí qué falta.',
    },
    unknown:
      '¿No lo esperabas? Pregunta a quien lo cambió y corrígelo en Touchline. Hizo falta su contraseña o un inicio de sesión reciente.',
    unknownFormer: '¿No lo esperabas? Habla con alguien de confianza del club.',
    facts: { holder: 'Titular de la cuenta', account: 'Cuenta', by: 'Cambiado por' },
    action: 'Revisar la cuenta de cobro',
    why: (team) => `Enviado porque llevas el dinero de ${withFullStop(team)}`,
    whyFormer: (team) =>
      `Enviado porque hasta hace poco llevabas el dinero de ${withFullStop(team)}`,
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
    paid: 'Cobrado',
    outstanding: 'Pendiente de cobro',
    bills: 'Recibos',
    requests: 'Solicitudes abiertas',
  },
  toWaitingList: 'Ver la lista de espera',
  toBill: 'Ver el recibo',
  link: 'Este correo abre el recibo. Reenvíalo solo a alguien que pague por ti.',
  whyInvited: (team) => `Motivo: una cuota de ${team}, tuya o de tus hijos.`,
  whyPayer: (team) => `Motivo: un recibo de ${team} a tu nombre.`,
  whyOrganizer: (team) => `Enviado porque figuras como contacto de ${withFullStop(team)}`,
  sandbox: 'Modo de prueba: no se mueve dinero.',
}
