import type { answerLink as english } from './en.ts'

export const answerLink: typeof english = {
  forYou: (name) => `Respondes por ti, ${name}`,
  forChild: (name) => `Respuesta por ${name}`,
  question: '¿Vienes?',
  questionFor: (name) => `¿Viene ${name}?`,
  saved: 'Guardada. Puedes cambiarla hasta que empiece.',
  savedUntil: (when) => `Guardada. Puedes cambiarla hasta el ${when}.`,
  answerUntil: (when) => `Responde antes del ${when}, por favor.`,
  expired: 'Este evento ya ha empezado',
  expiredText: 'Ya no puedes responder.',
  removed: 'Este evento se ha eliminado',
  removedText: '¿Dudas? Pregunta a tu entrenador.',
  broken: 'Este enlace no funciona',
  brokenText: 'Ábrelo otra vez desde el correo o inicia sesión.',
  signIn: 'Iniciar sesión',
  onlyYours: 'No compartas esta página: responde por ti.',
}
