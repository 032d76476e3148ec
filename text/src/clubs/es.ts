import type { clubs as english } from './en.ts'

export const clubs: typeof english = {
  create: {
    title: 'Crea tu club',
    subtitle: 'Sus equipos vienen después.',
    fromArchive: 'Importar un club desde un archivo',
    fields: {
      name: 'Nombre del club',
      memberCount: 'Número de miembros',
      teamCount: 'Número de equipos',
      sport: 'Deporte',
      phone: 'Teléfono',
      color: 'Color del club',
      logo: 'Escudo del club',
    },
    problems: {
      name: 'Escribe el nombre del club',
      memberCount: 'Escribe un número entero de 0 a 1 000 000',
      teamCount: 'Escribe un número entero de 0 a 1000',
      sport: 'Escribe un deporte',
      phone: 'Escribe un teléfono válido',
      color: 'Elige un color',
      other: 'Revisa este campo',
    },
    teamCountHint:
      'Con un número aquí les pondrás nombre en el siguiente paso; sin él, más tarde en la página del club.',
    sportHint: 'Elige uno o escribe el tuyo.',
    phoneHint:
      'Los gestores lo ven en la página del club. Sus equipos empiezan con él, y sus miembros lo ven.',
    logoHint: 'PNG, JPG, GIF de hasta 5 MB',
    submit: 'Crear club',
    submitting: 'Guardando…',
    incomplete: 'Rellena todos los campos obligatorios',
    notSignedIn: 'Inicia sesión para crear un club',
    failed: 'No se ha podido crear el club. Inténtalo de nuevo.',
  },

  teams: {
    title: 'Los equipos de tu club',
    subtitle: (club) => `Equipos de ${club}`,
    team: (number) => `Equipo ${number}`,
    proposedName: (number) => `Equipo ${number}`,
    fields: {
      name: 'Nombre del equipo',
      sport: 'Deporte',
      gender: 'Género',
      ageGroup: 'Grupo de edad',
      format: 'Formato',
    },
    problems: {
      name: 'Escribe un nombre',
      sport: 'Elige un deporte',
      gender: 'Elige un género',
      ageGroup: 'Elige un grupo de edad',
    },
    noFormat: 'Sin formato',
    pasteHint: 'Escribe un nombre o pega filas de una hoja de cálculo en un campo.',
    unread: (cells: string) => `No se entiende: ${cells}`,
    left: (count: number, most: number) =>
      count === 1
        ? `1 fila no cabe: puedes añadir hasta ${most} equipos a la vez.`
        : `${count} filas no caben: puedes añadir hasta ${most} equipos a la vez.`,
    add: 'Añadir un equipo',
    remove: (name) => `Quitar ${name}`,
    submit: 'Crear equipos',
    submitting: 'Guardando…',
    skip: 'más tarde…',
    incomplete: 'Rellena todos los campos obligatorios de todos los equipos',
    notSignedIn: 'No encontramos tu cuenta. Vuelve a iniciar sesión.',
    failed: 'No se han podido crear los equipos. Inténtalo de nuevo.',
    most: (count) => `Como máximo ${count} equipos de una vez.`,
  },

  page: {
    loading: 'Cargando el club…',
    teams: 'Equipos',
    noTeams: 'Este club todavía no tiene equipos.',
    noTeamsHint: 'Cada equipo tiene sus entrenadores, sus miembros y su calendario.',
    showTeams: (count) => `Mostrar los ${count} equipos`,
    addTeams: 'Añadir equipos',
    members: (count) => (count === 1 ? '1 miembro' : `${count} miembros`),
    reached: (count) => `Se llega a ${count}`,
    next: (when) => `Próximo: ${when}`,
    nothingNext: 'Nada previsto',
    silent: (count) => (count === 1 ? 'Falta 1 respuesta' : `Faltan ${count} respuestas`),
    attendance: (share) => `Asistencia ${share}`,
    managers: 'Gestores del club',
    failed: 'No se ha podido cargar el club.',
    failedHint: 'Lo guardado está a salvo. Inténtalo de nuevo.',

    edit: 'Editar el club',
    takeAlong: 'Llevarse el club',
    moreActions: (club) => `Más acciones para ${club}`,

    staff: 'Cuerpo técnico',
    makeManager: 'Nombrar un gestor del club',
    makeManagerHint:
      'Los entrenadores y administradores de los equipos pueden ser gestores del club. Un gestor administra todos los equipos.',
    allManageAlready: 'Quienes entrenan o llevan un equipo ya gestionan el club.',
    make: (name) => `Nombrar gestor: ${name}`,
    makeShort: 'Nombrar',
    made: (name) => `${name} gestiona ahora el club`,
    dismiss: (name) => `Quitar a ${name} como gestor del club`,
    dismissTitle: (name) => `¿Quitar a ${name} como gestor del club?`,
    dismissText: 'Pierde sus derechos en todos los equipos; su sitio en una plantilla se mantiene.',
    dismissConfirm: 'Quitar',
    dismissed: (name) => `${name} ya no gestiona el club`,
    lastManager: 'Un club necesita al menos un gestor. Nombra antes a otra persona.',

    clubLanguage: 'Idioma del club',
    safeguarding: 'Delegado de protección',
    safeguardingHint:
      'Su nombre y su teléfono aparecen en la página de cada equipo, para todos sus miembros. Este número lo elige el club; donde hay un teléfono público de ayuda a la infancia, aparece al lado.',
    noSafeguarding: 'Todavía no hay nadie.',
    editSafeguarding: 'Editar el delegado de protección',
    safeguardingAccount: 'Cuenta de esta persona',
    safeguardingAccountHint:
      'Uno de los gestores. Solo esta persona sabe de todos los menores que no se pueden mostrar nunca.',
    noSafeguardingAccount: 'Nadie',
    safeguardingName: 'Nombre del delegado',
    phoneInvalid: 'Escribe un número de teléfono válido',

    season: 'Temporada para todos los equipos',
    seasonHint:
      'La recibe cada equipo. El que ya tiene una temporada en esas fechas conserva la suya.',
    addSeason: 'Añadir a todos los equipos',
    seasonAdded: (count) =>
      count === 1 ? 'Temporada añadida a 1 equipo' : `Temporada añadida a ${count} equipos`,
    seasonKept: (teams) => `Estos conservan la suya: ${teams}`,
  },

  seasons: {
    reaches: (count) => (count === 1 ? '1 equipo la recibe' : `${count} equipos la reciben`),
    reachesNone: 'Ningún equipo recibiría esta temporada.',
    taken: (team) => `${team} mantiene la suya: ya tiene una con ese nombre`,
    overlaps: (team) => `${team} mantiene la suya: ya tiene una en esas fechas`,
    title: 'Temporadas añadidas a todos los equipos',
    given: (name, count) => (count === 1 ? `${name}, 1 equipo` : `${name}, ${count} equipos`),
    until: (day) => `Se puede deshacer hasta el ${day}`,
    undo: 'Deshacer',
    undoLabel: (name) => `Deshacer la temporada ${name} en todos los equipos`,
    undoTitle: (name) => `¿Quitar la temporada ${name}?`,
    undoText: 'Desaparece de cada equipo en el que nada depende de ella.',
    removed: (count) => (count === 1 ? 'Quitada de 1 equipo' : `Quitada de ${count} equipos`),
    stays: {
      has_events: (team) => `${team}: tiene eventos`,
      between_seasons: (team) => `${team}: está entre dos temporadas`,
      edited: (team) => `${team}: se ha cambiado allí`,
    },
  },
}
