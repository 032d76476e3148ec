import type {
  createTeam as englishCreateTeam,
  onboarding as englishOnboarding,
  teamSuccess as englishTeamSuccess,
} from '../en/creation.ts'

export const createTeam: typeof englishCreateTeam = {
  title: 'Crea tu equipo',

  fromArchive: 'Importar un equipo desde un archivo',
  fields: {
    name: 'Nombre del equipo',
    sport: 'Deporte',
    gender: 'Género',
    ageGroup: 'Edad',
    teamType: 'Tipo de equipo',
    phone: 'Teléfono',
    color: 'Color del equipo',
    notes: 'Notas',
    logo: 'Escudo del equipo',
    country: 'País',
    timeZone: 'Zona horaria',
    language: 'Idioma del equipo',
  },
  sportHint: 'Elígelo o escríbelo.',
  ageHint: 'Por ejemplo, Sub-12 o Adultos.',
  adultsHint: 'Sin fecha de nacimiento ni padres.',
  logoHint: 'PNG, JPG, GIF de hasta 5 MB',
  languageHint: 'Para los correos al equipo.',
  place: 'Dónde juega el equipo',
  genders: { men: 'Masculino', women: 'Femenino', mixed: 'Mixto' },
  problems: {
    name: 'Escribe el nombre del equipo',
    sport: 'Escribe un deporte',
    ageGroup: 'Escribe una edad',
    phone: 'Escribe un teléfono válido',
    color: 'Elige un color',
    notes: '2000 caracteres como máximo',
    country: 'Elige un país',
    timeZone: 'Elige una zona horaria',
    other: 'Revisa este campo',
  },
  submit: 'Crear equipo',
  submitting: 'Guardando…',
  notSignedIn: 'Inicia sesión para crear un equipo',
}

export const teamSuccess: typeof englishTeamSuccess = {
  title: 'Tu equipo está listo',
  text: 'Ahora, los miembros y el primer entrenamiento.',
  start: 'Empezar',
}

export const onboarding: typeof englishOnboarding = {
  title: 'Dos preguntas cortas',
  subtitle: 'Opcional, para ayudarnos a mejorar.',
  referral: '¿Cómo conociste Touchline?',
  referralSources: {
    'word-of-mouth': 'Boca a boca',
    'search-engine': 'Buscador',
    partner: 'Un colaborador',
    'contacted-me': 'Me contactasteis',
    'social-networks': 'Redes sociales',
    'app-store': 'Tienda de aplicaciones',
    'blog-press': 'Blog o prensa',
    poster: 'Cartel',
    'already-use': 'Ya lo uso',
    other: 'Otro',
  },
  goals: '¿Qué quieres hacer con él?',
  goalWords: {
    calendar: 'Planificar el calendario',
    invite: 'Convocar a los eventos',
    communicate: 'Hablar con el equipo',
    analyze: 'Analizar resultados',
    track: 'Llevar la asistencia',
    payments: 'Cobrar cuotas',
    others: 'Otras cosas',
  },
  skip: 'Saltar',
  submit: '¡Vamos!',
  submitting: 'Guardando…',
}
