/** The pages that links in emails lead to. */
export const mailed = {
  signup: {
    title: 'Confirma tu correo electrónico',
    lead: (email: string) => `Confirmas ${email} e inicias sesión.`,
    action: 'Confirmar correo',
  },
  magiclink: {
    title: 'Inicia sesión en Touchline',
    lead: (email: string) => `Inicias sesión como ${email}.`,
    action: 'Iniciar sesión',
  },
  recovery: {
    title: 'Elige una contraseña nueva',
    lead: (email: string) => `Entras como ${email} y eliges una contraseña nueva.`,
    action: 'Continuar',
  },
  email_change: {
    title: 'Cambia tu correo electrónico',
    lead: (email: string) => `Confirma desde los dos buzones para cambiar a ${email}.`,
    action: 'Aceptar el cambio',
  },
  contested: {
    lead: 'Hay varios registros con esta dirección. Confirma el tuyo con tu contraseña.',
    password: 'Contraseña',
    tooShort: (length: number) => `Usa al menos ${length} caracteres.`,
    tooCommon: 'Esta contraseña es fácil de adivinar. Elige otra.',
  },
  notYou: '¿No eres tú? Cierra esta página.',
  gone: {
    title: 'Este enlace ya no sirve',
    lead: 'Usa nuestro último correo o pide otro.',
    newPassword: 'Elegir una contraseña nueva',
    signIn: 'Ir a iniciar sesión',
  },
  notMe: {
    title: '¿Quitar la aplicación de autenticación?',
    lead: 'También cierra todas las sesiones y anula tus tokens de API.',
    action: 'Quitar la aplicación',
    done: {
      title: 'La aplicación se ha quitado',
      lead: 'Se han cerrado todas las sesiones. Elige una contraseña nueva.',
    },
    gone: 'La aplicación ya se quitó o el enlace ha caducado. Por seguridad, cambia tu contraseña.',
  },
}
