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
    subject: (club) => `Una plaza en ${club}`,
    body: (names, club) =>
      `Hay una plaza libre para ${names} en ${withFullStop(club)} Responde si la aceptas. Después de ese día pasa a los siguientes de la lista.`,
  },
  /** An offer that wasn't taken in time. */
  lapsed: {
    subject: (club) => `Tu plaza en ${club}`,
    body: (names, club) =>
      `No llegó tu respuesta a tiempo y la plaza de ${names} vuelve a estar libre. ¿Aún quieres una? Haz otra inscripción en ${withFullStop(club)}`,
  },
  accepted: {
    subject: (club) => `Te damos la bienvenida a ${club}`,
    body: (names, club) => `${club} ha aceptado tu inscripción de ${names}.`,
  },
  declined: {
    subject: (club) => `Tu inscripción en ${club}`,
    body: (names, club) =>
      `Gracias por inscribir a ${names}. Por desgracia, ${club} no puede aceptar la inscripción.`,
  },
  ended: {
    subject: (club) => `Tu inscripción en ${club}`,
    body: (names, club) =>
      `${club} ya no usa Touchline. Por eso termina la inscripción de ${names}. Ponte en contacto directamente con el club o el equipo.`,
  },
  actions: {
    confirm: 'Confirmar inscripción',
    waiting: 'Ver tu inscripción',
    offered: 'Responder',
  },
  facts: { team: 'Equipo', until: 'Responde antes del' },
  whyConfirm: (club) =>
    `Enviado porque tu dirección está en un formulario de inscripción de ${withFullStop(club)} ¿No fuiste tú? Se borrará a los 7 días.`,
  why: (club) => `Enviado porque te inscribiste en ${withFullStop(club)}`,
  fee: (period) => `Cuota ${period}`,
}
