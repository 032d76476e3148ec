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
          text: 'Responden con un toque. Ves al momento quién viene y quién no ha respondido.',
        },
        {
          title: 'Un solo calendario',
          text: 'Entrenamientos y partidos en tu zona horaria. Suscríbete una vez y los tienes también en el calendario del móvil.',
        },
        {
          title: 'Mensajes que llegan',
          text: 'A todo el equipo, a los padres o a una sola persona. Si los niños son muy pequeños, sus padres leen con ellos.',
        },
        {
          title: 'Tareas por turnos',
          text: 'Camisetas, viajes, el banderín: repartidos con justicia, y todos ven a quién le toca.',
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
          title: 'La alineación bajo el pulgar',
          text: 'Arrastra a los jugadores al campo, publica, comparte la imagen. Goles, tarjetas y cambios se apuntan en el momento.',
        },
        {
          title: 'También sin conexión',
          text: 'Calendario, plantilla y alineación se abren en el campo más apartado. Lo que tocas allí se envía en cuanto vuelve la conexión.',
        },
        {
          title: 'Clasificaciones que cuadran',
          text: 'Pega el calendario y los resultados. La clasificación sigue las reglas de tu deporte y explica cada puesto.',
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
          text: 'Un formulario con vuestras cuotas, pagadas en línea o por transferencia. Ves quién ha pagado y avisas a todos los demás con un toque.',
        },
        {
          title: 'Todos los equipos en una página',
          text: 'El próximo evento de cada equipo, sus respuestas y su cuerpo técnico.',
        },
        {
          title: 'La nueva temporada de una vez',
          text: 'Cada cual pasa al equipo de su edad, con sus padres, consentimientos y dorsal. Lo repasas antes y puedes deshacerlo.',
        },
        {
          title: 'Abierto por todos los lados',
          text: 'Llévate un equipo entero en un solo archivo, o conecta tus propios programas con la API y los webhooks.',
        },
      ],
    },
  ],
  begin: 'Empieza con un equipo',
}
