import type { pack as english } from './en.ts'

export const pack: typeof english = {
  title: 'Carpeta sin conexión',
  text: 'Personas, teléfonos, alineación, tareas y cómo llegar, también sin conexión.',
  back: 'Volver al evento',
  save: 'Guardar sin conexión',
  saveAgain: 'Guardar de nuevo',
  notSaved: 'Aún no está en este dispositivo',
  saved: (when) => `Guardado en este dispositivo: ${when}`,
  until: (when) => `Los teléfonos de las familias se borran después del ${when}.`,
  families:
    'También se guardan los contactos de emergencia si la familia lo permite. La familia ve que te los has llevado.',
  opens: (when) => `Puedes guardarla a partir del ${when}.`,
  over: 'El evento ha pasado: los teléfonos de las familias ya no están en este dispositivo.',
  cancelled: 'El evento se ha cancelado. No se guarda nada.',
  missing: 'Los teléfonos de las familias aún no están en este dispositivo.',
  forgetful: 'Este navegador no tiene sitio para guardar nada. Deja esta página abierta.',
  failed: 'No se ha podido guardar. Inténtalo de nuevo.',
  where: 'Dónde y cuándo',
  noPlace: 'No se ha indicado ningún lugar.',
  lineUp: 'Alineación',
  tasks: 'Tareas',
  people: 'Quién viene',
  nobody: 'Aún no se ha convocado a nadie a este evento.',
  own: 'Teléfono propio',
  noNumber: 'No se conoce ningún teléfono.',
}
