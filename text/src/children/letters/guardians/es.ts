import { withFullStop } from '@touchline/domain/values/full-stop'

/** Emails to guardians about each other. */
export const guardianMail = {
  action: 'Abrir el perfil',
  why: 'Enviado a los responsables de este menor y al delegado de protección del club.',
  consents: {
    anotherGuardian: 'Otro padre o tutor',
    one: (who: string, answer: string, child: string) =>
      `${who} ha respondido por ${child}: ${answer}`,
    several: (who: string, child: string) => `${who} ha cambiado los permisos de ${child}`,
    rule: '¿No estás de acuerdo? Responde tú también: basta un «no».',
  },
  birthDate: {
    subject: (child: string) => `Confirma la nueva fecha de nacimiento de ${child}`,
    askedBy: (who: string) => `Con la fecha que ha puesto ${who}, sería mayor de edad.`,
    untilThen: 'Confírmala o recházala en el perfil.',
  },
  linked: {
    subject: {
      mother: (child: string, team: string) => `Ya figuras como madre de ${child} en ${team}`,
      father: (child: string, team: string) => `Ya figuras como padre de ${child} en ${team}`,
      guardian: (child: string, team: string) =>
        `Ya figuras como responsable legal de ${child} en ${team}`,
      other: (child: string, team: string) => `Ya figuras como contacto de ${child} en ${team}`,
    },
    by: (who: string) => `${who} te ha añadido a la plantilla.`,
    now: (child: string) => `Ya puedes responder por ${child}.`,
    notMe: '¿Un error? Abre el perfil y pulsa «No soy yo».',
    profileOf: (child: string) => `Abrir el perfil de ${child}`,
    why: (team: string) =>
      `Enviado porque tu dirección figura en la plantilla de ${withFullStop(team)}`,
  },
  homes: {
    subject: {
      proposed: (who: string, child: string) => `${who} propone dos casas para ${child}`,
      agreed: (who: string, child: string) => `${who} está de acuerdo: dos casas para ${child}`,
      dropped: (who: string, child: string) =>
        `${who} ha descartado el plan de las dos casas de ${child}`,
      ended: (who: string, child: string) => `${who} ha terminado las dos casas de ${child}`,
      lapsed: (_who: string, child: string) => `Las dos casas de ${child} han terminado`,
    },
    text: {
      proposed: 'Mira los días y acepta o rechaza.',
      agreed: 'Ahora solo se pregunta y avisa a quien tiene al menor ese día.',
      dropped: 'No cambia nada.',
      ended: 'Volvéis a recibir los dos las preguntas y los avisos.',
      lapsed: 'La otra persona ya no tiene acceso. Recibirás todas las preguntas y avisos.',
    },
  },
  erasure: {
    asked: (child: string, team: string, day: string) =>
      `Los datos de ${child} se borrarán de ${team} el ${day}`,
    askedBy: (who: string) => `Lo ha pedido ${who}.`,
    stoppable: (day: string) => `Puedes pararlo en el perfil hasta el ${day}.`,
    stopped: (child: string, team: string) => `${child} sigue en ${team} por ahora`,
    stoppedBy: (who: string) => `${who} ha parado el borrado.`,
    clubDecides: 'No se ha borrado nada. Ahora decide el club.',
  },
}
