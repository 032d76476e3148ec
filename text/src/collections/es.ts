import type { collections as english } from './en.ts'

export const collections: typeof english = {
  title: 'Recaudaciones',
  checking: 'Comprobando la suscripción…',
  checkFailed: 'No se ha podido comprobar la suscripción',
  loading: 'Cargando las recaudaciones…',
  loadFailed: 'No se han podido cargar las recaudaciones',
  create: 'Crear una recaudación',
  payout: 'Cuenta de cobro',
  firstTitle: 'Crea tu primera recaudación',
  firstText:
    'Cuotas, un viaje, las camisetas nuevas: cada uno paga con un enlace y tú ves enseguida quién ha pagado.',
  noneTitle: 'Nada que pagar',
  noneText: 'Cuando tu equipo recaude dinero, aquí verás lo que te piden.',
  unlock: {
    title: 'Desbloquea las recaudaciones Premium',
    text: 'Recauda el dinero de tu equipo sin listas ni avisos a mano.',
    features: [
      'Recaudaciones ilimitadas',
      'Seguimiento de los pagos en tiempo real',
      'Informes de pagos',
      'Recordatorios de pago automáticos',
      'Las finanzas en un solo lugar',
    ],
    subscribe: 'Suscribirse a las recaudaciones Premium',
  },

  kinds: {
    membership: 'Inscripciones',
    activity: 'Actividad',
    pre_order: 'Preventa',
    fund: 'Fondo',
  },
  states: { draft: 'Borrador', open: 'Abierta', closed: 'Cerrada' },
  unnamed: 'Aún sin nombre',
  deleteDraft: (name) => `Borrar el borrador ${name}`,
  deleteTitle: '¿Borrar este borrador?',
  deleteText: 'Todavía no se ha avisado a nadie. Lo que has escrito en él se pierde.',
  deleting: 'Borrando…',
  deleted: 'El borrador está borrado',
  progress: (name) => `Recaudado para ${name}`,
  ofSum: (held, whole) => `${held} de ${whole}`,
  owed: (sum) => `${sum} pendientes`,
  late: (sum) => `${sum} vencidos`,
  paidBills: (paid, all) => `Pagados: ${paid} de ${all}`,
  noBills: 'Ningún formulario rellenado aún',
  unfilled: (count) =>
    count === 1 ? '1 formulario sin rellenar' : `${count} formularios sin rellenar`,
  requests: (count) => (count === 1 ? '1 solicitud' : `${count} solicitudes`),

  mine: {
    title: 'Para ti',
    fillIn: 'Rellenar',
    fillInFor: (collection, name) => `Rellenar ${collection} para ${name}`,
    forPeople: (names) => `Para ${names}`,
    pay: 'Pagar',
    payFor: (collection) => `Pagar ${collection}`,
    paid: 'Pagado',
    toBill: 'Ver el recibo',
    due: (sum, day) => `${sum}, vence el ${day}`,
  },

  chooser: {
    title: 'Elige un tipo de recaudación',
    hints: {
      membership:
        'Las cuotas de una temporada: varios tipos, a plazos, con preguntas al inscribirse.',
      activity: 'Un torneo, un campus, un viaje: lo que cuesta participar.',
      pre_order: 'Camisetas, entradas, pasteles: artículos con tallas y existencias.',
      fund: 'Una meta común a la que cada uno da lo que quiere.',
    },
    onlyAdmins: 'Solo los administradores del equipo gestionan las recaudaciones.',
    failed: 'No se ha podido crear la recaudación',
    failedText: 'Inténtalo de nuevo en un momento.',
  },

  success: {
    titles: {
      membership: '¡Enhorabuena, tu campaña de inscripción está lista!',
      activity: '¡Enhorabuena, tu actividad está lista!',
      pre_order: '¡Enhorabuena, tu preventa está lista!',
      fund: '¡Enhorabuena, tu fondo está listo!',
    },
    address: 'Dirección del formulario',
    addressHints: {
      private: 'Para la gente de tu club, con su cuenta.',
      public: 'Para todo el mundo: ponla en vuestra página o envíala.',
    },
    verify: 'Verifica tu equipo',
    verifyText: 'Verifica tu cuenta y añade tus datos bancarios antes de pedir pagos.',
    preview: 'Vista previa',
    finish: 'Terminar y salir',
    validate: 'Validar mi cuenta',
    validateFailed: 'No se ha podido contactar con el proveedor de pagos',
  },
}
