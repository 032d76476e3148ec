import type { fixtureList as english } from './en.ts'

export const fixtureList: typeof english = {
  title: 'Importar partidos',
  chooseFile: 'Elegir archivo',
  kinds: 'CSV, XLSX o ICS',
  address: 'O dirección de un calendario',
  read: 'Leer',
  reading: 'Leyendo…',
  whichTeam: '¿Qué equipo es?',
  notOurs: 'Ninguno de nuestros equipos',
  placeAll: 'Elige un equipo para cada nombre.',
  goOn: 'Continuar',
  matches: (count) => (count === 1 ? '1 partido' : `${count} partidos`),
  import: (count) => (count === 1 ? 'Importar 1 partido' : `Importar ${count} partidos`),
  imported: (count) => (count === 1 ? '1 partido importado' : `${count} partidos importados`),
  nothingNew: 'No hay nada nuevo en esta lista.',
  figures: {
    created: (count) => (count === 1 ? '1 partido nuevo' : `${count} partidos nuevos`),
    changed: (count) => (count === 1 ? '1 partido cambia' : `${count} partidos cambian`),
    cancelled: (count) =>
      count === 1 ? '1 partido se suspende' : `${count} partidos se suspenden`,
    unchanged: (count) =>
      count === 1 ? '1 partido ya en el calendario' : `${count} partidos ya en el calendario`,
    removed: (count) =>
      count === 1 ? '1 partido sigue eliminado' : `${count} partidos siguen eliminados`,
  },
  leftOut: (count) => (count === 1 ? '1 línea sin importar' : `${count} líneas sin importar`),
  line: (line) => `Línea ${line}`,
  why: {
    no_date: 'sin fecha',
    no_teams: 'sin dos equipos',
    foreign: 'ninguno de nuestros equipos',
  },
  problems: {
    calendar_address_required: 'Escribe una dirección.',
    bad_address: 'Escribe una dirección que empiece por https://',
    unreachable: 'No se puede acceder a esta dirección.',
    too_large: 'Esta lista es demasiado grande.',
    busy: 'Se acaba de leer. Vuelve a intentarlo en unos minutos.',
    not_fixtures: 'No hay partidos. Hacen falta columnas de fecha, local y visitante.',
  },
  history: 'Listas importadas',
  undo: 'Deshacer',
  undone: 'Deshecha',
  undoneReport: (count, kept) =>
    kept === 0 ? `${count} deshechos` : `${count} deshechos, ${kept} conservados: han cambiado`,
}
