import type { demoClub as english } from './en.ts'

export const demoClub: typeof english = {
  club: 'Leones del Puerto',
  about:
    'Deporte para todos junto al puerto desde 1987. Los nuevos son bienvenidos en cualquier entrenamiento.',
  youthTeam: 'Leones sub-12',
  womenTeam: 'Leonas del Puerto',
  league: 'Liga Juvenil del Puerto',
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
  tournament: { title: 'Torneo de invierno', place: 'Polideportivo del Río' },
  hallClosed: 'El pabellón está cerrado por obras.',
  meeting: {
    title: 'Asamblea general',
    details: 'Informes, elecciones y planes para el próximo año. Puede venir todo el mundo.',
  },
  notice: {
    subject: 'Ayuda en el torneo',
    words:
      'Aún necesitamos gente para la cocina y el aparcamiento. Responde si tienes un par de horas.',
  },
  cashBox: { spent: 'Dos cajas de agua' },
  documents: {
    everyone: {
      name: 'Estatutos del club',
      paragraphs: [
        '1. El club se llama Leones del Puerto y fomenta el deporte y a quienes lo practican.',
        '2. Cualquier persona puede ser socia. Por los menores firman sus padres o tutores.',
        '3. La asamblea general fija las cuotas anuales y elige a la junta directiva.',
        '4. La baja se comunica por escrito a la junta y tiene efecto a final de año.',
      ],
    },
    staff: {
      name: 'Qué hacer en una emergencia',
      paragraphs: [
        '1. Mantén la calma, reúne al grupo y llama al 112.',
        '2. El botiquín está en la sede del club, junto a la puerta.',
        '3. Llama a los padres. Sus números están en la lista del equipo.',
        '4. Avisa a la junta directiva el mismo día.',
      ],
    },
  },
  filter: 'Cuota pendiente',
  camp: {
    name: 'Campus de verano',
    details: 'Cinco días de fútbol con comida incluida.',
    fee: 'Niño o niña',
  },
  fees: {
    name: 'Cuota de la temporada',
    details: 'Campo, balones e inscripción en la liga.',
    child: 'Niño o niña',
  },
  donations: {
    street: 'Calle del Campo 1',
    postcode: '12345',
    town: 'Villaejemplo',
    purposes: 'el deporte base',
  },
  dues: { young: 'Niños y jóvenes', grown: 'Adultos', run: (year) => `Cuota anual ${year}` },
  cash: 'En efectivo en el entrenamiento',
  talk: {
    welcome: '¡Empieza la nueva temporada! Aquí lo acordamos todo.',
    thanks: '¡Gracias! Tenemos muchas ganas.',
    question: '¿Cuándo hacemos la barbacoa?',
    days: ['Sábado', 'Domingo'],
    reminder: 'El jueves traed espinilleras y agua, por favor.',
    subject: 'Coche para el sábado',
    lift: 'Nos quedan dos plazas en el coche el sábado.',
  },
}
