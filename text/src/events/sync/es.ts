import type { sync as english } from './en.ts'

export const sync: typeof english = {
  title: 'Sincronizar eventos',
  problems: {
    calendar_address_required: 'Escribe la dirección de un calendario',
    calendars_full: 'Un equipo puede seguir 10 calendarios. Deja de seguir uno antes.',
    bad_address: 'Esa no es la dirección de un calendario en internet',
    unreachable: 'No hemos podido leer ningún calendario en esa dirección',
    too_large: 'Este calendario ocupa más de 5 MB',
    not_a_calendar: 'Esto no es un calendario. Leemos archivos iCalendar (.ics).',
    too_many_entries: 'Este calendario es demasiado grande. Leemos hasta 5000 fechas en dos años.',
    busy: 'Este calendario se está leyendo ahora. Prueba de nuevo en unos minutos.',
    adder_left: 'Detenido: quien lo añadió ya no dirige este equipo',
  },
  exportText: 'Suscríbete a estos eventos en el calendario de tu móvil u ordenador.',
  exportTitle: 'En tu calendario',
  apple: 'Calendario de Apple',
  google: 'Calendario de Google',
  exportUrl: 'Dirección para exportar',
  copy: 'Copiar la dirección',
  secret:
    'Quien tenga este enlace ve títulos, horas, lugares y los nombres de tus hijos. No lo compartas.',
  leaveOut: 'Omitir lo rechazado',
  leaveOutHint: 'Si no, aparece con × y cuenta como tiempo libre.',
  choiceFailed: 'No se ha podido guardar tu elección',
  renew: 'Crear un enlace nuevo',
  renewTitle: '¿Crear un enlace nuevo?',
  renewText: 'El enlace antiguo deja de funcionar al momento. Tendrás que poner el nuevo.',
  renewed: 'Enlace nuevo creado',
  importTitle: 'Desde otro calendario',
  importText: 'Trae los eventos de una liga o un club. Buscamos cambios cada hora.',
  fromUrl: 'Desde una dirección',
  import: 'Importar',
  reading: 'Leyendo el calendario…',
  file: 'Elegir un archivo',
  fileHint: 'Un archivo iCalendar (.ics), de 5 MB como máximo',
  found: (name) => `Encontrado en ${name}`,
  created: (count) => (count === 1 ? '1 evento nuevo' : `${count} eventos nuevos`),
  changed: (count) => (count === 1 ? 'Cambia 1 evento' : `Cambian ${count} eventos`),
  gone: (count) => (count === 1 ? 'Desaparece 1 evento' : `Desaparecen ${count} eventos`),
  missing: (count) =>
    count === 1
      ? 'Falta 1 evento, que se queda por ahora'
      : `Faltan ${count} eventos, que se quedan por ahora`,
  cutOff: 'Este calendario está cortado al final. Puede que falten eventos.',
  guessedZone: (name) => `Revisa las horas: hemos adivinado la zona horaria «${name}»`,
  alsoGuessed: (count) =>
    count === 1 ? '1 zona horaria más adivinada' : `${count} zonas horarias más adivinadas`,
  unreadable: (count) =>
    count === 1
      ? 'Se omite 1 entrada sin fecha legible'
      : `Se omiten ${count} entradas sin fecha legible`,
  tooOften: (title) => `«${title}» se repite demasiado para un calendario y queda fuera`,
  alsoTooOften: (count) =>
    count === 1
      ? '1 entrada más se repite demasiado'
      : `${count} entradas más se repiten demasiado`,
  nothing: 'Nada que importar: ya está todo en tu calendario.',
  typesAre: 'Estos eventos son',
  asTitled: 'Lo que dice su título',
  ofType: (type, count) => `${type}: ${count}`,
  back: 'Volver',
  confirm: 'Importar los eventos',
  importing: 'Importando…',
  importStarted: 'Importación del calendario iniciada',
  followed: 'Calendarios importados',
  files: 'Archivos',
  events: (count) => (count === 1 ? '1 evento' : `${count} eventos`),
  read: (when) => `Última lectura: ${when}`,
  next: (when) => `próxima: ${when}`,
  stopped: 'Detenido. Sus eventos siguen en tu calendario.',
  broken: (when) => `Este calendario parece estropeado desde ${when}`,
  brokenNamed: (name, when) => `El calendario «${name}» parece estropeado desde ${when}`,
  missingText: (count) =>
    count === 1
      ? 'Le falta 1 evento. Por ahora se queda en tu calendario.'
      : `Le faltan ${count} eventos. Por ahora se quedan en tu calendario.`,
  keep: 'Conservar',
  kept: 'Eventos conservados',
  remove: 'Quitarlos',
  removeTitle: (count) => (count === 1 ? '¿Quitar 1 evento?' : `¿Quitar ${count} eventos?`),
  removeText: 'Los que tienen respuestas se cancelan y se avisa a todos los invitados.',
  removed: 'Eventos quitados',
  refresh: 'Leer ahora',
  refreshed: 'Calendario leído',
  stop: 'Detener',
  stopTitle: (name) => `¿Dejar de seguir ${name}?`,
  stopText: 'Sus eventos siguen en tu calendario y ya no cambian solos.',
  loading: 'Cargando…',
  follows: (name) =>
    `Este evento sigue el calendario «${name}». Lo que cambies aquí se queda hasta que ese calendario lo cambie.`,
}
