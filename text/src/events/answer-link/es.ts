import type { answerLink as english } from './en.ts'

export const answerLink: typeof english = {
  forYou: (name) => `Respondes por ti, ${name}`,
  forChild: (name) => `Respondes por ${name}`,
  question: '¿Vienes?',
  questionFor: (name) => `¿Viene ${name}?`,
  saved: 'Guardado. Puedes cambiar la respuesta aquí hasta que empiece el evento.',
  savedUntil: (when) => `Guardado. Puedes cambiar la respuesta aquí hasta el ${when}.`,
  answerUntil: (when) => `Responde antes del ${when}, por favor.`,
  expired: 'Este evento ya ha empezado',
  expiredText: 'Sus enlaces para responder ya no funcionan.',
  removed: 'Este evento se ha eliminado',
  removedText: 'Ya no hay nada que responder. Pregunta al cuerpo técnico si no sabes por qué.',
  broken: 'Este enlace no funciona',
  brokenText:
    'Quizá se ha perdido una parte, o ya no respondes por esta persona. Ábrelo otra vez desde el correo, o inicia sesión.',
  signIn: 'Iniciar sesión',
  onlyYours:
    'Esta página es solo tuya: quien tenga su dirección puede responder. No la reenvíes, por favor.',
}
