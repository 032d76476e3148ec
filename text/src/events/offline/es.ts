import type { offlineEvent as english } from './en.ts'

export const offlineEvent: typeof english = {
  title: 'Carpeta sin conexión',
  text: 'Jugadores, teléfonos, alineación, tareas y ruta, también sin conexión.',
  back: 'Volver al evento',
  save: 'Guardar sin conexión',
  saveAgain: 'Guardar de nuevo',
  notSaved: 'Aún no está en este dispositivo',
  saved: (when) => `Guardado en este dispositivo: ${when}`,
  until: (when) => `Los teléfonos de las familias se borran después del ${when}.`,
  families:
    'Incluye los contactos de emergencia si la familia lo permite. Verá que los has guardado.',
  opens: (when) => `Puedes guardarla a partir del ${when}.`,
  over: 'El evento ha terminado. Los teléfonos de las familias se han borrado de aquí.',
  cancelled: 'Cancelado: no hay nada que guardar.',
  missing: 'Los teléfonos de las familias aún no están guardados.',
  forgetful: 'Este navegador no puede guardar nada. Deja esta página abierta.',
  failed: 'No se ha guardado. Inténtalo de nuevo.',
  where: 'Dónde y cuándo',
  noPlace: 'Aún sin lugar.',
  lineUp: 'Alineación',
  tasks: 'Tareas',
  people: 'Quién viene',
  nobody: 'Aún no hay convocados.',
  own: 'Teléfono propio',
  noNumber: 'Sin teléfono',
}
