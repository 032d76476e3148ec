import { withFullStop } from '@touchline/domain/values/full-stop'

import type { accountLetters as english } from './en.ts'

export const accountLetters: typeof english = {
  formerMember: 'Antiguo miembro',
  why: 'Recibes este correo porque tiene que ver con tu cuenta de Touchline.',
  deletionAsked: {
    subject: 'Tu cuenta se va a eliminar',
    heading: 'Tu cuenta se va a eliminar',
    until: (day) => `El ${day} eliminaremos tu cuenta de Touchline con todo lo que contiene.`,
    comeBack: '¿Has cambiado de idea? Inicia sesión antes y todo seguirá igual.',
    action: 'Conservar mi cuenta',
    notYou: '¿No has sido tú? Inicia sesión y cambia tu contraseña.',
  },
  deletionCalledOff: {
    subject: 'Tu cuenta se conserva',
    heading: 'Te damos la bienvenida de nuevo',
    body: 'Has iniciado sesión, así que tu cuenta ya no se elimina. Si no has sido tú, cambia tu contraseña.',
    action: 'Ir a mi cuenta',
  },
  erased: {
    subject: 'Tu cuenta se ha eliminado',
    heading: 'Tu cuenta se ha eliminado',
    body: 'Tu cuenta y lo que le pertenecía se han borrado. Las copias de seguridad desaparecen con el tiempo. Este es nuestro último correo.',
  },
  exportReady: {
    subject: 'Tus datos están listos',
    heading: 'Tus datos están listos',
    body: 'Descarga tus datos desde la página de tu cuenta.',
    kept: (days) => (days === 1 ? 'Se guarda allí un día.' : `Se guarda allí ${days} días.`),
    action: 'Ir a mi cuenta',
    notYou: '¿No has sido tú? Cambia tu contraseña y cierra la sesión en tus otros dispositivos.',
  },
  childWithoutGuardian: {
    subject: (child, team) => `${child} ya no tiene tutor en ${team}`,
    heading: (child) => `${child} ya no tiene tutor aquí`,
    body: (team) =>
      `Su único tutor ha eliminado su cuenta. Ahora nadie responde por este menor en ${withFullStop(team)}`,
    invite: 'Invita a otro padre, madre o tutor desde el perfil del menor.',
    action: 'Abrir el perfil',
    why: 'Recibes este correo porque diriges el equipo.',
  },
  madeAdmin: {
    subject: (place) => `Ahora diriges ${place}`,
    heading: (place) => `Ahora diriges ${place}`,
    body: (place) =>
      `La última persona que dirigía ${place} ha eliminado su cuenta. Para que todo siga, ahora lo administras tú.`,
    action: 'Echar un vistazo',
    why: 'Recibes este correo porque formas parte del cuerpo técnico.',
  },
  stop: (url) => `No recibir más correos de este tipo: ${url}`,
  choices: (url) => `Elegir qué avisos recibes: ${url}`,
}
