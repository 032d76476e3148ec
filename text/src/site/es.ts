import type { site as english } from './en.ts'

export const site: typeof english = {
  product: 'Touchline',
  siteNavigation: 'Touchline',
  aboutSite: 'Sobre este sitio',
  logIn: 'Entrar',
  signUp: 'Crear cuenta',
  benefits: 'Ventajas',
  premiumActive: 'Premium activo',
  goPremium: '¡Hazte Premium!',
  dashboard: 'Panel',
  profile: 'Perfil',
  allCalendar: 'Calendario de todos los equipos',
  allMessages: 'Mensajes de todos los equipos',
  bills: 'Mis recibos',
  administration: 'Administración',
  signOut: 'Cerrar sesión',
  signOutFailed: 'No se ha podido cerrar la sesión. Inténtalo de nuevo.',
  user: 'Usuario',
  loadingAccount: 'Cargando tu cuenta…',
  privacy: 'Privacidad',
  imprint: 'Aviso legal',
  copyright: (year) => `© ${year} Touchline. Todos los derechos reservados.`,
  theme: 'Apariencia',
  themeLight: 'Claro',
  themeDark: 'Oscuro',
  themeSystem: 'Como el dispositivo',
  language: 'Idioma',

  team: {
    navigation: 'Equipo',
    myTeams: 'Mis equipos y clubes',
    overview: 'Resumen',
    calendar: 'Calendario',
    leagues: 'Ligas',
    members: 'Miembros',
    attendance: 'Asistencia',
    messages: 'Mensajes',
    unread: (count) => (count === 1 ? '1 mensaje nuevo' : `${count} mensajes nuevos`),
    collections: 'Cuotas',
    photos: 'Fotos',
    cashBox: 'Bote',
    statistics: 'Estadísticas',
    settings: 'Ajustes',
    more: 'Más',
  },

  notFound: {
    code: '404',
    title: '¡Vaya! Página no encontrada',
    description: 'La página que buscas no existe o se ha movido.',
    returnHome: 'Volver al inicio',
  },
  outOfTeam: {
    title: (team) => `Ya no formas parte de ${team}`,
    description: 'Ya no estás en el equipo, o se ha eliminado.',
  },
  failure: {
    title: 'Algo ha fallado en esta página',
    description: 'Recarga la página. Si se repite, da este número al administrador.',
    reload: 'Cargar de nuevo',
  },
  outdated: {
    title: 'Hay una versión nueva',
    description: 'Recarga la página. Lo que has escrito no se pierde.',
  },
  turnedOff: 'Desactivado',
  unreachable: {
    suspended: 'Suspendido',
    title: 'Touchline no responde',
    description: 'Comprueba tu conexión y vuelve a intentarlo.',
  },
  notKept: 'Aún no se ha abierto en este dispositivo',

  landing: {
    title: 'Touchline: gestionar un club deportivo',
    tagline: 'Tu club deportivo, gestionado desde la banda',
    lead: 'Quién juega el sábado, quién no ha respondido, de dónde sale el autobús: tu equipo en el bolsillo.',
    getStarted: 'Empezar',
    signIn: 'Iniciar sesión',
    try: 'Pruébalo: así se responde.',
    blurbs: {
      team: {
        title: 'Gestión del equipo',
        text: 'Planifica entrenamientos y partidos, ve las respuestas al llegar y anota la asistencia. Importa la plantilla que ya tienes.',
        picture: 'Un entrenamiento como lo ve el entrenador, con todas las respuestas.',
      },
      club: {
        title: 'Administración del club',
        text: 'Todos tus equipos en un solo lugar, cada uno con sus entrenadores, colores y calendario. Tú decides quién ve los teléfonos.',
        picture: 'La página de un club: sus equipos, próximos eventos y respuestas.',
      },
      player: {
        title: 'Para quien juega',
        text: 'Voy, quizás, no voy: un toque y listo. Los padres responden por sus hijos.',
        picture: 'El próximo entrenamiento en el móvil de una madre, listo para responder.',
      },
    },
    costTitle: 'Lo que cuesta',
    cost: [
      'Llevar un equipo es gratis: sin límite de miembros y sin anuncios.',
      'Los equipos nuevos prueban Premium 31 días gratis, sin tarjeta.',
      'Premium añade recaudaciones, estadísticas de jugadores y reparto de tareas. Lo que has creado sigue siendo tuyo.',
    ],
    dataTitle: 'Tus datos siguen siendo tuyos',
    data: [
      'Sin rastreadores, sin publicidad, sin scripts de terceros.',
      'Solo tu equipo ve a tu equipo. Los contactos se quedan con quien los necesita.',
      'Touchline es software libre. Tu club puede alojarlo.',
    ],
  },

  demo: {
    team: 'CD Ribera',
    weekday: 'sáb',
    day: '14',
    month: 'mar',
    kind: 'Partido',
    title: 'contra Puerto Viejo',
    time: '10:30',
    place: 'Campo norte',
    practiceWeekday: 'mar',
    practiceDay: '17',
    practice: 'Entrenamiento',
    practiceTitle: 'Pases y presión',
    practiceTime: '18:00',
    practicePlace: 'Pabellón 2',
    question: '¿Vienes?',
    going: 'Voy',
    maybe: 'Quizás',
    notGoing: 'No voy',
    silent: 'Sin respuesta',
    whoComes: 'Quién viene',
  },

  privacyPage: {
    title: 'Privacidad',
    lead: 'Qué se guarda, para qué y quién lo ve.',
    sections: [
      {
        title: 'Qué se guarda',
        text: 'Tu nombre, tu correo y lo que tú y tu equipo escribís: equipos, miembros, eventos, respuestas e imágenes. Las contraseñas se guardan solo como resumen cifrado.',
      },
      {
        title: 'Quién lo ve',
        text: 'Los miembros de tu equipo ven el equipo. Teléfonos, fechas de nacimiento y notas de salud solo los ve quien los necesita por su rol.',
      },
      {
        title: 'Lo que no hacemos',
        text: 'Sin rastreo, sin publicidad, sin servicio de análisis, sin píxeles espía en los correos. Las páginas no cargan nada de terceros.',
      },
      {
        title: 'En tu navegador',
        text: 'Este navegador guarda tu sesión, tu idioma y el aspecto. Una cookie te ayuda a terminar de entrar o de unirte; caduca en un día. No hay otras cookies.',
      },
      {
        title: 'Quién es responsable',
        text: 'El responsable de este sitio; consulta el aviso legal. Pídele una copia de tus datos o su eliminación.',
      },
    ],
    operator: {
      title: 'Del responsable de este sitio',
      missing: 'El responsable no ha añadido nada.',
    },
    young: {
      title: 'Para jóvenes',
      sections: [
        {
          title: 'Lo que sabemos de ti',
          text: 'Tu equipo apunta tu nombre y tu cumpleaños. Tu entrenador ve cuándo vienes. Así funciona un equipo. Nadie nos puede comprar esto.',
        },
        {
          title: 'Quién lo puede ver',
          text: 'Tu equipo ve tu nombre. Tu casa y tu teléfono no se ven. Solo los ven tú, tus padres y tus entrenadores.',
        },
        {
          title: 'Fotos tuyas',
          text: 'Antes preguntamos. Si tus padres dicen que no, o no dicen nada, no se ve ninguna foto tuya. Tú también puedes decir que no. Díselo a tu entrenador o a tus padres.',
        },
        {
          title: 'Tus padres',
          text: 'Tus padres pueden leer y cambiar lo que pone de ti. Eso acaba cuando cumples 18 años. Te avisamos un mes antes.',
        },
        {
          title: 'Quieres que se borre',
          text: 'Habla con tus padres. Ellos pueden pedir una copia o borrar todo. Nadie se puede enfadar contigo por eso.',
        },
        {
          title: 'Algo va mal',
          text: '¿Alguien te trata mal, o tienes miedo? Cuéntalo a un adulto de confianza. La página de cada equipo da el nombre y el teléfono de alguien que ayuda. En muchos países de Europa puedes llamar al 116 111. Es gratis.',
        },
      ],
    },
  },

  operatorWords: {
    loading: 'Cargando el texto…',
    failed: 'No se ha podido cargar esta parte',
    tryAgain: 'Intentar de nuevo',
  },

  imprintPage: {
    title: 'Aviso legal',
    lead: 'Quién gestiona este sitio.',
    missing: 'El responsable aún no ha puesto su nombre y dirección.',
  },
}
