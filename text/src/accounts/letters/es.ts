import type { accountLetters as english } from './en.ts'

export const accountLetters: typeof english = {
  formerMember: 'Antiguo miembro',
  why: 'Sobre tu cuenta de Touchline.',
  deletionAsked: {
    subject: 'Tu cuenta se va a eliminar',
    heading: 'Tu cuenta se va a eliminar',
    until: (day) => `El ${day} eliminaremos tu cuenta de Touchline.`,
    comeBack: '¿Cambias de idea? Entra antes.',
    action: 'Conservar mi cuenta',
    notYou: '¿No has sido tú? Inicia sesión y cambia tu contraseña.',
  },
  deletionCalledOff: {
    subject: 'Tu cuenta se conserva',
    heading: 'Te damos la bienvenida de nuevo',
    body: 'Has entrado, así que tu cuenta no se elimina. ¿No has sido tú? Cambia tu contraseña.',
    action: 'Ir a mi cuenta',
  },
  erased: {
    subject: 'Tu cuenta se ha eliminado',
    heading: 'Tu cuenta se ha eliminado',
    body: 'Tu cuenta y tus datos se han borrado. Las copias de seguridad caducarán. Es nuestro último correo.',
  },
  exportReady: {
    subject: 'Tus datos están listos',
    heading: 'Tus datos están listos',
    body: 'Descárgalos en la página de tu cuenta.',
    kept: (days) => (days === 1 ? 'Disponible un día.' : `Disponible ${days} días.`),
    action: 'Ir a mi cuenta',
    notYou: '¿No has sido tú? Cambia tu contraseña.',
  },
  childWithoutGuardian: {
    subject: (child, team) => `${child} ya no tiene tutor en ${team}`,
    heading: (child) => `${child} ya no tiene tutor aquí`,
    body: (team) => `Su único tutor en ${team} ha eliminado su cuenta.`,
    invite: 'Invita a otro tutor desde el perfil del menor.',
    action: 'Abrir el perfil',
    why: 'Enviado al cuerpo técnico.',
  },
  madeAdmin: {
    subject: (place) => `Ahora diriges ${place}`,
    heading: (place) => `Ahora diriges ${place}`,
    body: (place) => `El último administrador de ${place} ha eliminado su cuenta.`,
    action: 'Abrir Touchline',
    why: 'Enviado al cuerpo técnico.',
  },
  stop: 'Dejar de recibir estos correos',
  choices: 'Elegir mis avisos',
}
