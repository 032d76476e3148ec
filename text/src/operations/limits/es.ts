import type { mailLimitLetter as english } from './en.ts'

/** To the managers of a club that has sent its emails of the day; only the server reads these. */
export const mailLimitLetter: typeof english = {
  subject: (name) => `Se han agotado los correos de hoy de ${name}`,
  body: (name, count) =>
    `${name} ya ha enviado sus ${count} correos de hoy. El resto saldrá mañana; los cambios y cancelaciones, al momento.`,
  ask: '¿No basta? Pide un límite más alto al operador del sitio.',
  why: (name) => `Enviado porque gestionas ${name}.`,
}
