import type { demoClub as english } from './en.ts'

export const demoClub: typeof english = {
  club: 'Leones del Puerto',
  youthTeam: 'Leones sub-12',
  womenTeam: 'Leonas del Puerto',
  practice: 'Entrenamiento',
  against: (opponent) => `contra ${opponent}`,
  ground: { name: 'Campo del Puerto', address: 'Calle del Muelle 4' },
  hall: { name: 'Pabellón Oeste', address: 'Calle de la Capilla 21' },
  homeKit: 'Camiseta azul',
  awayKit: 'Camiseta blanca',
  meetingPlace: 'Sede del club',
  details: 'Trae espinilleras y algo de beber.',
  fields: { seats: 'Plazas en nuestro coche', wayHome: 'Vuelve solo a casa' },
  positions: ['Portería', 'Defensa', 'Centro del campo', 'Delantera'],
  reasons: [
    'Excursión del colegio',
    'Resfriado, lo siento',
    'Cumpleaños de la abuela',
    'Salgo tarde de trabajar',
    'Me molesta la rodilla',
  ],
  undecided: 'Lo sabré el jueves',
  teamNote: 'Esta temporada jugamos en el campo pequeño.',
  motto: 'Juntos desde el primer silbato',
  invitation: '¿Quieres ayudar con el sub-12?',
  joinNote: 'Inés ha venido dos veces a entrenar y quiere quedarse.',
}
