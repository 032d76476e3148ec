import type { moves as english } from './en.ts'

const people = (count: number) => (count === 1 ? '1 persona' : `${count} personas`)
const events = (count: number) => (count === 1 ? '1 evento' : `${count} eventos`)

export const moves: typeof english = {
  untitledEvent: 'Entrenamiento',

  title: 'Cambiar desde otra app',
  subtitle: (name) => `A ${name}`,
  quiet: 'Nadie recibe un correo por esto. Puedes deshacerlo durante 30 días.',

  sourceTitle: '¿De dónde vienes?',
  what: {
    members: 'Miembros',
    attendance: 'Asistencia',
    events: 'Eventos',
    statistics: 'Estadísticas',
    chat: 'Chats',
  },
  guide: {
    title: (name) => `Exportar desde ${name}`,
    hint: 'Los menús cambian según el idioma y el plan.',
    press: (menus) => `Elige ${menus}`,
    table: 'Una fila por persona y una columna por fecha, con x, 1 o «enfermo».',
    copied: 'Copia nombres y direcciones en una tabla.',
    perEvent: 'Un archivo por evento. Añádelos todos.',
    missing: (name, what) => `${name} no exporta: ${what}`,
    address: 'Dirección',
    copy: 'Tabla',
  },

  files: {
    title: 'Añade todos los archivos',
    drop: 'Arrastra tus archivos aquí',
    hint: 'Excel, CSV o ICS, 5 MB en total',
    choose: 'Elegir archivos',
    reading: 'Leyendo…',
    calendar: 'Dirección del calendario',
    calendarHint: 'Se lee una vez, con lo pasado',
    remove: (name) => `Quitar ${name}`,
    read: 'Vista previa',
    none: 'Añade un archivo o un enlace.',
    tooLarge: 'Más de 5 MB en total. Quita un archivo.',
    tooMany: (most) => `Como máximo ${most} archivos. Quita alguno.`,
  },

  found: {
    title: 'Archivos',
    people,
    events,
    rows: (count) => (count === 1 ? '1 fila' : `${count} filas`),
    team: (file) => `Equipo para ${file}`,
    chooseTeam: 'Elige un equipo',
    ignored: (headings) => `No se importa: ${headings}`,
    noPlace: (headings) => `Touchline no tiene sitio para: ${headings}`,
    players: (count) => (count === 1 ? '1 jugador' : `${count} jugadores`),
    kinds: {
      members: 'Miembros',
      attendance: 'Asistencia',
      events: 'Eventos',
      statistics: 'Estadísticas',
      chat: 'Chats',
      unknown: 'No reconocido',
      empty: 'Vacío',
    },
    notTaken: {
      statistics: 'No hay jugadores con cifras.',
      chat: 'Los chats no se importan: otros escribieron en ellos.',
      unknown: 'Añade títulos como Nombre y una fecha.',
      empty: 'El archivo no tiene filas.',
    },
  },

  history: {
    title: 'Eventos y asistencia',
    past: (count) => `${count} pasados`,
    coming: (count) => `${count} próximos`,
    known: (count) => `${count} ya están`,
    isKnown: 'Ya está',
    keepsOwn: 'Conserva su resultado',
    cancelled: 'Cancelado',
    going: (count) => `${count} van`,
    maybe: (count) => `${count} quizás`,
    notGoing: (count) => `${count} no van`,
    present: (count) => (count === 1 ? '1 presente' : `${count} presentes`),
    late: (count) => `${count} tarde`,
    absent: (count) => (count === 1 ? '1 ausente' : `${count} ausentes`),
    injured: (count) => (count === 1 ? '1 lesionado' : `${count} lesionados`),
    goals: (count) => (count === 1 ? '1 gol' : `${count} goles`),
    assists: (count) => (count === 1 ? '1 asistencia' : `${count} asistencias`),
    cards: (count) => (count === 1 ? '1 tarjeta' : `${count} tarjetas`),
  },

  earlier: {
    title: 'Cifras anteriores',
    hint: 'Cuentan en «Todas las temporadas» de las estadísticas.',
    kept: (count) => `${count} ya aquí`,
    games: (count) => (count === 1 ? '1 partido' : `${count} partidos`),
    starts: (count) => `${count} de titular`,
    minutes: (count) => (count === 1 ? '1 minuto' : `${count} minutos`),
    points: (count) => (count === 1 ? '1 punto' : `${count} puntos`),
  },

  person: {
    title: 'Mismo nombre',
    question: (name, team) => `¿Quién es ${name} en ${team}?`,
    questionInTeam: (name) => `¿Quién es ${name}?`,
    born: (day) => `Nacimiento: ${day}`,
    leaveOut: 'No importar',
  },

  unread: {
    title: 'Sin entender',
    place: (file, line) => (line === 0 ? file : `${file}, fila ${line}`),
    more: (count) => `${count} más`,
    why: {
      no_date: (value) => `Sin fecha: ${value}`,
      cell_unknown: (value) => `«${value}» no es una respuesta`,
      name_missing: () => 'Falta el nombre',
      person_unknown: (value) => `${value} no está en este equipo`,
    },
  },

  answerPersons: 'Di antes quién es quién.',
  chooseTeams: 'Elige antes un equipo por archivo.',
  nothingNew: 'Ya está todo.',
  confirm: (members, dates) =>
    [(members > 0 || dates === 0) && people(members), dates > 0 && events(dates)]
      .filter(Boolean)
      .join(' y '),
  import: (what) => `Importar ${what}`,
  done: (dates) => `${events(dates)} añadidos.`,
  next: 'Invita a padres y jugadores cuando quieras.',
}
