import type { benefits as english } from './en.ts'

export const benefits: typeof english = {
  title: 'Ventajas',
  lead: 'Lo que Touchline te quita de encima.',
  groups: [
    {
      title: 'Cada semana',
      benefits: [
        {
          title: 'Respuestas sin preguntar',
          text: 'Basta un toque. Ves al momento quién viene y quién no ha respondido.',
        },
        {
          title: 'Un solo calendario',
          text: 'Entrenamientos y partidos, también en el calendario del móvil.',
        },
        {
          title: 'Mensajes que llegan',
          text: 'A todo el equipo, a los padres o a una persona. Los padres de los más pequeños también leen.',
        },
        {
          title: 'Tareas por turnos',
          text: 'Camisetas, viajes, el banderín: todos ven a quién le toca.',
        },
      ],
    },
    {
      title: 'Vuestra gente',
      benefits: [
        {
          title: 'La plantilla en minutos',
          text: 'Importa la lista que ya tienes y revísala antes de guardar.',
        },
        {
          title: 'Invitaciones a tu manera',
          text: 'Por correo, por enlace o con un código en la puerta del vestuario. Tú apruebas quién entra.',
        },
        {
          title: 'Primero los niños',
          text: 'Los tutores responden por sus hijos y deciden qué se comparte. Las notas de salud solo las ve quien las necesita.',
        },
        {
          title: 'Vuestros colores',
          text: 'Tu escudo y tu color en toda el área del equipo.',
        },
      ],
    },
    {
      title: 'El día del partido',
      benefits: [
        {
          title: 'La alineación en el móvil',
          text: 'Arrastra a los jugadores al campo y publica. Apunta goles, tarjetas y cambios en directo.',
        },
        {
          title: 'También sin conexión',
          text: 'Calendario, plantilla y alineación se abren en cualquier campo. Tus cambios se envían al volver la conexión.',
        },
        {
          title: 'Clasificaciones que cuadran',
          text: 'Pega el calendario y los resultados. La clasificación sigue las reglas de tu deporte.',
        },
        {
          title: 'Cifras que dicen algo',
          text: 'Forma, rachas y goles del equipo; partidos, goles y asistencia de cada jugador.',
        },
      ],
    },
    {
      title: 'En el club',
      benefits: [
        {
          title: 'Cuotas que entran',
          text: 'En línea o por transferencia. Ves quién ha pagado y avisas a los demás con un toque.',
        },
        {
          title: 'Todos los equipos en una página',
          text: 'El próximo evento de cada equipo, sus respuestas y su cuerpo técnico.',
        },
        {
          title: 'La nueva temporada de una vez',
          text: 'Cada cual pasa al equipo de su edad, con sus padres, consentimientos y dorsal.',
        },
        {
          title: 'Sin ataduras',
          text: 'Exporta un equipo entero en un archivo, o conecta tus propios programas.',
        },
      ],
    },
  ],
  begin: 'Empieza con un equipo',
}
