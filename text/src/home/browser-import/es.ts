import type { bringing as english } from './en.ts'

const problems: (typeof english)['problems'] = {
  unreadable: (about) =>
    `Lo guardado como «${about}» no se puede leer. Se queda en este navegador.`,
  too_large: (about) =>
    `Lo guardado como «${about}» es demasiado grande. Se queda en este navegador.`,
  nameless: (_, value) =>
    value === '1'
      ? '1 entrada no tiene nombre y se deja fuera.'
      : `${value} entradas no tienen nombre y se dejan fuera.`,
  too_many_records: (_, value) =>
    `${value} más quedan para la próxima vez: como mucho se traen 200 a la vez.`,
  too_many_members: (_, value) =>
    `La lista pasa de 500 miembros: ${value} quedan fuera y siguen en este navegador.`,
  too_many_guardians: (about, value) => `${about} tiene más de 10 padres: ${value} quedan fuera.`,
  too_many_leagues: (_, value) =>
    `La lista tiene más de 50 ligas: ${value} se dejan fuera y siguen en este navegador.`,
  fixtures_incomplete: (about, value) =>
    `${about}: ${value === '1' ? 'a 1 partido le falta' : `a ${value} partidos les falta`} un rival o una fecha que sirva, y no se ${value === '1' ? 'trae' : 'traen'}.`,
  same_id: () => 'Otro equipo tiene aquí el mismo número, y los miembros vienen con él.',
  club_missing: () => 'Su club no está guardado aquí: viene sin él.',
  members_without_team: (_, value) =>
    value === '1'
      ? 'La lista de miembros de un equipo eliminado sigue guardada. Se queda en este navegador.'
      : `Las listas de miembros de ${value} equipos eliminados siguen guardadas. Se quedan en este navegador.`,
  sport_missing: () => 'No hay deporte guardado: será «Otro».',
  gender_unknown: (_, value) => `El género «${value}» es desconocido: queda sin indicar.`,
  format_unknown: (_, value) => `El formato «${value}» es desconocido: queda sin indicar.`,
  phone_unreadable: (about, value) =>
    `${about}: «${value}» no es un número de teléfono y queda fuera.`,
  email_unreadable: (about, value) => `${about}: «${value}» no es un correo y queda fuera.`,
  birth_date_unreadable: (about, value) =>
    `${about}: «${value}» no es una fecha de nacimiento y queda fuera.`,
  logo_lost: () => 'Su escudo no se guardó en este navegador: elígelo de nuevo en los ajustes.',
  logo_not_an_image: () => 'Su escudo no es una imagen y queda fuera.',
  logo_too_large: () => 'Su escudo pasa de 5 MB y queda fuera.',
  name_cut: (about) => `${about}: un nombre de más de 100 letras se acorta.`,
}

const kept: (typeof english)['kept'] = {
  joined: (name) => `${name} se queda: alguien más se ha unido.`,
  used: (name) => `${name} se queda: se ha usado desde entonces.`,
  not_mine: (name) => `${name} se queda: ya no lo diriges.`,
}

export const bringing: typeof english = {
  offer: 'Trae a tu cuenta los equipos guardados en este navegador',
  offerText: 'No se envía nada antes de que lo veas.',
  look: 'Verlos',
  notNow: 'Ahora no',
  never: 'Nunca',
  neverDone: 'No te lo preguntaremos más en este navegador.',
  broughtNote: (day) =>
    `Hay equipos de este navegador en tu cuenta. Puedes deshacerlo hasta el ${day}.`,
  seeBrought: 'Ver lo que vino',

  title: 'Traer tus equipos',
  lead: 'Una versión anterior guardaba equipos y clubes en este navegador. Elige qué viene a tu cuenta. Nada sale de este navegador antes de que pulses el botón.',
  nothing: 'No hay nada guardado en este navegador',
  nothingText:
    'Los equipos que una versión anterior guardó en un navegador solo se pueden traer desde allí. Inicia sesión en ese navegador.',
  toTeams: 'Mis equipos y clubes',
  loading: 'Mirando lo que ya tienes…',
  failed: 'No se han podido comparar tus equipos',
  failedHint: 'Lo guardado en este navegador está a salvo.',
  severalOwners:
    'Varias personas han usado este navegador. Marca solo lo tuyo: las listas contienen datos de otras personas.',

  clubs: 'Clubes',
  teams: 'Equipos',
  teamOf: (club) => `Equipo de ${club}`,
  there: 'Este ya lo tienes',
  members: (count) =>
    count === 0 ? 'Sin miembros' : count === 1 ? '1 miembro' : `${count} miembros`,
  parents: (count) => (count === 1 ? '1 padre o madre' : `${count} padres y madres`),
  admins: (count) => (count === 1 ? '1 administrador' : `${count} administradores`),
  invited: (count) => (count === 1 ? '1 solo estaba invitado' : `${count} solo estaban invitados`),
  who: 'Quién viene',
  checks: (count) => (count === 1 ? '1 aviso' : `${count} avisos`),
  problems,
  league: (name, matches) =>
    `Liga «${name}», ${matches === 1 ? '1 partido' : `${matches} partidos`}. No se convoca a nadie hasta que envíes las convocatorias.`,

  chosen: (count) =>
    count === 0 ? 'Nada elegido' : count === 1 ? '1 elegido' : `${count} elegidos`,
  all: 'Elegir todo',
  bring: 'Traer a mi cuenta',
  bringing: 'Trayendo…',
  pictures: (done, all) => `Escudo ${done} de ${all}`,
  nothingChosen: 'Elige primero un equipo o un club.',
  tooMuch: 'Es demasiado para una sola vez. Elige menos equipos y trae el resto después.',
  copy: 'Descargar una copia',
  copyHint:
    'Después, lo traído se quita de este navegador, porque contiene datos de otras personas. Guarda una copia si quieres.',
  copyName: 'equipos-de-este-navegador.json',
  unanswered: 'La respuesta no llegó. Pulsa otra vez: no se trae nada dos veces.',
  refused: 'No se han podido traer tus equipos. Nada ha cambiado, ni aquí ni en tu cuenta.',

  done: 'Tus equipos están en tu cuenta',
  logosLost: (names) =>
    `No se ha podido traer el escudo: ${names}. Elígelo de nuevo en los ajustes.`,
  earlier: 'Traído hasta ahora',
  broughtOn: (day) => `Traído el ${day}`,
  gone: 'Eliminado',
  undo: 'Deshacer',
  undoing: 'Deshaciendo…',
  undoUntil: (day) => `Se puede deshacer hasta el ${day}.`,
  undoTitle: '¿Quitar estos equipos?',
  undoText:
    'Los equipos a los que nadie más se ha unido y que nadie ha usado desaparecen de tu cuenta. Puedes recuperarlos durante 30 días en «Mis equipos y clubes».',
  undone: 'Deshecho. Puedes recuperarlos durante 30 días en «Mis equipos y clubes».',
  undonePartly: 'Una parte se queda:',
  kept,
  undoneOn: (day) => `Deshecho el ${day}`,
}
