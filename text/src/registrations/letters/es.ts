import { withFullStop } from '@touchline/domain/values/full-stop'

import type { registrationLetters as english } from './en.ts'

export const registrationLetters: typeof english = {
  confirm: {
    subject: (club) => `Confirma tu inscripción en ${club}`,
    body: (names, club) => `Confirma que inscribes a ${names} en ${withFullStop(club)}`,
  },
  waiting: {
    subject: (club) => `Estás en la lista de espera de ${club}`,
    body: (names, club) =>
      `Aún no hay plaza para ${names}. ${club} te escribirá cuando quede una libre.`,
  },
  offered: {
    subject: (club) => `Hay una plaza libre en ${club}`,
    body: (names, club) =>
      `Hay una plaza libre para ${names} en ${withFullStop(club)} Responde si la aceptas. Después de ese día pasa a los siguientes de la lista.`,
  },
  /** An offer that wasn't taken in time. */
  lapsed: {
    subject: (club) => `Tu plaza en ${club} ha caducado`,
    body: (names, club) =>
      `No llegó a tiempo tu respuesta para ${names}. ¿Aún quieres una plaza? Haz otra inscripción en ${withFullStop(club)}`,
  },
  accepted: {
    subject: (club) => `Te damos la bienvenida a ${club}`,
    body: (names, club) => `${club} ha aceptado tu inscripción de ${names}.`,
  },
  declined: {
    subject: (club) => `${club} no puede aceptar tu inscripción`,
    body: (names, club) =>
      `Gracias por inscribir a ${names}. Por desgracia, ${club} tiene que decir que no.`,
  },
  ended: {
    subject: (club) => `${club} ya no usa Touchline`,
    body: (names, club) =>
      `Por eso termina la inscripción de ${names}. Ponte en contacto directamente con ${withFullStop(club)}`,
  },
  actions: {
    confirm: 'Confirmar inscripción',
    waiting: 'Ver tu inscripción',
    offered: 'Aceptar o rechazar',
  },
  facts: { team: 'Equipo', until: 'Fecha límite' },
  whyConfirm: (club) =>
    `Enviado porque tu dirección está en un formulario de inscripción de ${withFullStop(club)} ¿No fuiste tú? Se borrará a los 7 días.`,
  why: (club) => `Enviado porque te inscribiste en ${withFullStop(club)}`,
  fee: (period) => `Cuota ${period}`,
}
