import type { messages as english } from './en.ts'

const people = (count: number) => (count === 1 ? '1 persona' : `${count} personas`)
const unread = (count: number) =>
  count === 1 ? '1 mensaje nuevo' : `${count > 99 ? 'Más de 99' : count} mensajes nuevos`

export const messages: typeof english = {
  title: 'Mensajes',
  newMessage: 'Nuevo mensaje',
  conversations: 'Conversaciones',
  failed: 'No se pudieron cargar las conversaciones',
  older: 'Ver más',
  choose: 'Elige una conversación',
  teams: '¿Los mensajes de qué equipo?',

  empty: {
    title: 'Empieza una conversación',
    note: 'Los miembros tienen que haberse unido al equipo para leer y escribir mensajes.',
    addMembers: 'Añadir miembros',
  },

  search: {
    label: 'Buscar en los mensajes',
    found: 'Mensajes con estas palabras',
    nothing: 'Ningún mensaje tiene estas palabras.',
    failed: 'La búsqueda no ha funcionado',
  },

  name: {
    team: 'Todo el equipo',
    staff: 'Cuerpo técnico',
    players: 'Jugadores',
    guardians: 'Padres y madres',
    nobody: 'Ya no hay nadie más',
  },

  row: {
    unread,
    mentioned: 'Te mencionan',
    muted: 'En silencio',
    pinned: 'Arriba',
    announcement: 'Anuncio',
    notSent: 'Sin enviar',
    mine: (words) => `Tú: ${words}`,
    by: (name, words) => `${name}: ${words}`,
    formerMember: 'Antiguo miembro',
    removed: 'Mensaje borrado',
    poll: (question) => `Encuesta: ${question}`,
    files: (count) => (count === 1 ? '1 archivo' : `${count} archivos`),
    nothing: 'Aún no se ha dicho nada',
    mute: 'Silenciar',
    unmute: 'Quitar el silencio',
    pin: 'Mantener arriba',
    unpin: 'No mantener arriba',
    more: (name) => `Más sobre ${name}`,
  },

  thread: {
    back: 'Volver a las conversaciones',
    label: (name) => `Mensajes: ${name}`,
    failed: 'No se pudo cargar esta conversación',
    gone: 'Esta conversación no está aquí',
    goneHint: 'Ya no estás en ella, o nunca existió.',
    allConversations: 'Todas las conversaciones',
    begin: (when) => `Esta conversación empezó el ${when}`,
    loadingOlder: 'Cargando mensajes anteriores…',
    olderFailed: 'No se pudo cargar lo anterior',
    unreadFrom: 'Nuevo',
    newMessages: unread,
    toNewest: 'Ir al mensaje más reciente',
    today: 'Hoy',
    yesterday: 'Ayer',
    typing: (names, count) =>
      count === 1 ? `${names} está escribiendo…` : `${names} están escribiendo…`,
    said: (name, words) => `${name}: ${words}`,
    staff: 'Cuerpo técnico',
    me: 'Tú',
  },

  bubble: {
    edited: 'editado',
    removedByAuthor: 'Borrado por su autor',
    removedByStaff: 'Borrado por el cuerpo técnico',
    seenBy: (by, of) => `Leído por ${by} de ${of}`,
    waiting: 'Espera la conexión',
    sending: 'Enviando…',
    refused: 'Sin enviar.',
    sendAgain: 'Enviar otra vez',
    change: 'Cambiar',
    discard: 'Descartar',
    answers: 'En respuesta a',
    save: 'Guardar',
    picture: (name) => `Ver la imagen ${name}`,
    pictureGone: 'La imagen se verá en cuanto haya conexión.',
    pinned: 'Fijado',
    reactions: 'Reacciones',
    reaction: (sign, count) => `${sign} ${people(count)}`,
  },

  menu: {
    openOwn: 'Más sobre tu mensaje',
    open: (name) => `Más sobre el mensaje de ${name}`,
    react: 'Reaccionar',
    reactWith: (sign) => `Reaccionar con ${sign}`,
    takeBack: (sign) => `Quitar ${sign}`,
    reply: 'Responder',
    copy: 'Copiar texto',
    copied: 'Texto copiado',
    edit: 'Editar',
    pin: 'Fijar para todos',
    unpin: 'Dejar de fijar',
    seen: 'Quién lo ha leído',
    remove: 'Borrar',
    report: 'Denunciar',
  },

  remove: {
    title: '¿Borrar este mensaje?',
    text: 'Todos ven que se ha borrado un mensaje. El delegado de protección del club aún puede leerlo si se denuncia.',
    confirm: 'Borrar mensaje',
  },

  seen: {
    title: 'Quién lo ha leído',
    seen: (count) => `Leído por ${people(count)}`,
    unseen: (count) => `Aún sin leer por ${people(count)}`,
    failed: 'No se pudo cargar quién lo ha leído',
  },

  poll: {
    voters: (count) => (count === 1 ? '1 persona ha votado' : `${count} personas han votado`),
    votes: (count) => (count === 1 ? '1 voto' : `${count} votos`),
    one: 'Elige una respuesta',
    several: 'Elige una o varias respuestas',
    until: (when) => `Se cierra: ${when}`,
    closed: 'Cerrada',
    close: 'Cerrar la encuesta',
    secret: 'Nadie ve quién ha votado qué.',
  },

  write: {
    label: 'Mensaje',
    placeholder: 'Escribe un mensaje',
    send: 'Enviar',
    attach: 'Añadir archivos o imágenes',
    poll: 'Empezar una encuesta',
    cancel: 'Cancelar',
    replyTo: (name) => `Respuesta a ${name}`,
    editing: 'Estás editando un mensaje',
    save: 'Guardar',
    removeFile: (name) => `Quitar ${name}`,
    retryFile: (name) => `Volver a enviar ${name}`,
    sendingFile: (name) => `Enviando ${name}`,
    tooManyFiles: 'En un mensaje caben 10 archivos.',
    filesNeedConnection: 'Los archivos necesitan conexión. Tu texto se puede enviar sin ellos.',
    left: (count) => (count === 1 ? 'Queda 1 carácter' : `Quedan ${count} caracteres`),
    tooLong: (count) => (count === 1 ? 'Sobra 1 carácter' : `Sobran ${count} caracteres`),
    people: 'Personas en esta conversación',
    staffOnly: 'Solo el cuerpo técnico puede responder a un anuncio.',
    guardianNeeded:
      'Ahora nadie puede escribir aquí: alguien menor de 18 años estaría a solas con un adulto. Será posible en cuanto se una su padre o su madre.',
  },

  newPoll: {
    title: 'Empezar una encuesta',
    question: 'Pregunta',
    option: (number) => `Respuesta ${number}`,
    addOption: 'Añadir una respuesta',
    removeOption: (number) => `Quitar la respuesta ${number}`,
    multiple: 'Se pueden elegir varias respuestas',
    closesAt: 'Abierta hasta',
    cancel: 'Cancelar',
    start: 'Empezar la encuesta',
    questionRequired: 'Hace falta una pregunta',
    optionsRequired: 'Hacen falta al menos dos respuestas',
    optionsDiffer: 'Las respuestas tienen que ser distintas',
    past: 'Ese momento ya ha pasado',
  },

  people: {
    title: 'Quién está aquí',
    count: people,
    show: (count) => `Ver ${people(count)} de esta conversación`,
    parentOf: (children) => `está porque ${children} es menor de edad`,
    parentsOf: (children) => `está porque ${children} son menores de edad`,
    announcement: 'Anuncio: aquí solo puede escribir el cuerpo técnico.',
    readAlong: (names, count) =>
      count === 1
        ? `${names} también lee, porque tienes menos de 18 años.`
        : `${names} también leen, porque tienes menos de 18 años.`,
    readAlongHelp:
      'Así nadie está a solas con un adulto aquí. ¿Algo te parece mal? Usa «Denunciar» en el mensaje.',
    files: 'Archivos e imágenes',
    noFiles: 'Aún no hay archivos',
    filesFailed: 'No se pudieron cargar los archivos',
    sentBy: (name, when) => `${name}, ${when}`,
    pinned: 'Mensajes fijados',
    mute: 'Silenciar esta conversación',
    muteHint: 'No se te avisa de sus mensajes nuevos.',
    keepOnTop: 'Mantenerla arriba en la lista',
  },
}
