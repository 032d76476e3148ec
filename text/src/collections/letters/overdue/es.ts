import { withFullStop } from '@touchline/domain/values/full-stop'

import type { overdueLetters as english } from './en.ts'

export const overdueLetters: typeof english = {
  unnamed: 'tu club',
  subjects: {
    1: (sum, club) => `Recordatorio de pago: ${sum}, ${club}`,
    2: (sum, club) => `Segundo aviso: ${sum}, ${club}`,
    3: (sum, club) => `Último aviso: ${sum}, ${club}`,
  },
  words: {
    1: 'El pago de abajo está vencido. Si acabas de pagar, gracias.',
    2: 'Todavía no hemos recibido el pago de abajo. Págalo en los próximos siete días, por favor.',
    3: 'Es nuestro tercer correo por el pago de abajo. Págalo en siete días o ponte en contacto con nosotros, por favor.',
  },
  help: '¿Es demasiado? Abre el recibo y pide pagar menos o a plazos.',
  fee: 'Gastos de aviso',
  overdue: 'Vencido',
  total: 'Total a pagar',
  forWhom: (names) => `Para ${names}`,
  amount: (sum, day) => `${sum}, vencido el ${day}`,
  reference: (reference) => `Referencia de pago: ${reference}`,
  holder: 'Titular de la cuenta',
  iban: 'IBAN',
  referenceLabel: 'Referencia de pago',
  pay: 'Pagar ahora',
  why: (club) => `Motivo: un recibo de ${withFullStop(club)}`,
}
