import type { clubs as english } from './en.ts'

export const clubs: typeof english = {
  create: {
    title: 'Crea tu club',

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

    sportHint: 'Elige uno o escribe el tuyo.',
    phoneHint: 'Lo ven los gestores y los equipos.',
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
    pasteHint: 'Escribe nombres o pega filas de una hoja de cálculo.',
    unread: (cells: string) => `No se entiende: ${cells}`,
    left: (count: number, most: number) =>
      count === 1
        ? `Sobra 1 fila: hasta ${most} equipos a la vez.`
        : `Sobran ${count} filas: hasta ${most} equipos a la vez.`,
    add: 'Añadir un equipo',
    remove: (name) => `Quitar ${name}`,
    submit: 'Crear equipos',
    submitting: 'Guardando…',
    skip: 'más tarde…',
    incomplete: 'Rellena todos los campos obligatorios de todos los equipos',
    notSignedIn: 'No encontramos tu cuenta. Vuelve a iniciar sesión.',
    failed: 'No se han podido crear los equipos. Inténtalo de nuevo.',
    most: (count) => `Hasta ${count} equipos a la vez.`,
  },

  page: {
    loading: 'Cargando el club…',
    teams: 'Equipos',
    noTeams: 'Este club todavía no tiene equipos.',
    showTeams: (count) => `Mostrar los ${count} equipos`,
    addTeams: 'Añadir equipos',
    members: (count) => (count === 1 ? '1 miembro' : `${count} miembros`),
    reached: (count) => (count === 1 ? '1 localizable' : `${count} localizables`),
    next: (when) => `Próximo: ${when}`,
    nothingNext: 'Nada previsto',
    silent: (count) => (count === 1 ? 'Falta 1 respuesta' : `Faltan ${count} respuestas`),
    attendance: (share) => `Asistencia ${share}`,
    failed: 'No se ha podido cargar el club.',
    failedHint: 'Lo guardado está a salvo. Inténtalo de nuevo.',

    edit: 'Editar el club',
    takeAlong: 'Exportar el club',
    moreActions: (club) => `Más acciones para ${club}`,

    staff: 'Cuerpo técnico',
    lastManager: 'Un club necesita un gestor. Nombra antes a otro.',

    clubLanguage: 'Idioma del club',
    safeguarding: 'Delegado de protección',
    safeguardingHint: 'En la página de cada equipo, con el teléfono de la infancia.',
    noSafeguarding: 'Todavía no hay nadie.',
    editSafeguarding: 'Editar el delegado de protección',
    safeguardingAccount: 'Cuenta de esta persona',
    safeguardingAccountHint: 'Solo esta persona ve qué menores no mostrar.',
    noSafeguardingAccount: 'Nadie',
    safeguardingName: 'Nombre del delegado',
    phoneInvalid: 'Escribe un número de teléfono válido',

    season: 'Temporada para todos los equipos',
    seasonHint: 'Los equipos con temporada la conservan.',
    addSeason: 'Añadir a todos los equipos',
    seasonAdded: (count) =>
      count === 1 ? 'Temporada añadida a 1 equipo' : `Temporada añadida a ${count} equipos`,
    seasonKept: (teams) => `Estos conservan la suya: ${teams}`,
  },

  seasons: {
    reaches: (count) => (count === 1 ? '1 equipo la recibe' : `${count} equipos la reciben`),
    reachesNone: 'Todos los equipos tienen ya una temporada en esas fechas.',
    taken: (team) => `${team} ya tiene una temporada con ese nombre`,
    overlaps: (team) => `${team} ya tiene una temporada en esas fechas`,
    title: 'Temporadas añadidas a todos los equipos',
    given: (name, count) => (count === 1 ? `${name}, 1 equipo` : `${name}, ${count} equipos`),
    until: (day) => `Se puede deshacer hasta el ${day}`,
    undo: 'Deshacer',
    undoLabel: (name) => `Deshacer la temporada ${name} en todos los equipos`,
    undoTitle: (name) => `¿Quitar la temporada ${name}?`,
    undoText: 'La quita de los equipos que aún no la usan.',
    removed: (count) => (count === 1 ? 'Quitada de 1 equipo' : `Quitada de ${count} equipos`),
    stays: {
      has_events: (team) => `${team}: tiene eventos`,
      between_seasons: (team) => `${team}: está entre dos temporadas`,
      edited: (team) => `${team}: se ha cambiado allí`,
    },
  },
}
