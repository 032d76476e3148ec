import type { collections as english } from './en.ts'

export const collections: typeof english = {
  title: 'Cuotas y pagos',
  checking: 'Comprobando la suscripción…',
  checkFailed: 'No se ha podido comprobar la suscripción',
  loading: 'Cargando las recaudaciones…',
  loadFailed: 'No se han podido cargar las recaudaciones',
  create: 'Crear una recaudación',
  payout: 'Cuenta de cobro',
  firstTitle: 'Crea tu primera recaudación',
  firstText: 'Cuotas, viajes o camisetas se pagan con un enlace. Tú ves quién ha pagado.',
  noneTitle: 'Nada que pagar',

  unlock: {
    title: 'Desbloquea las recaudaciones Premium',
    text: 'Cobra las cuotas del equipo sin listas.',
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
  deleteText: 'Se borrará todo lo que has introducido.',
  deleting: 'Borrando…',
  deleted: 'Borrador borrado',
  progress: (name) => `Recaudado para ${name}`,
  ofSum: (paid, whole) => `${paid} de ${whole}`,
  outstanding: (sum) => `${sum} pendientes`,
  late: (sum) => `${sum} vencidos`,
  paidBills: (paid, all) => `Pagados: ${paid} de ${all}`,
  noBills: 'Ningún formulario rellenado',
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
      membership: 'Cuotas de la temporada, con plazos y preguntas.',
      activity: 'Un torneo, un campus, un viaje.',
      pre_order: 'Camisetas, entradas o tartas, con tallas y existencias.',
      fund: 'Un objetivo común. Cada uno da lo que quiere.',
    },
    onlyAdmins: 'Solo para administradores del equipo.',
    failed: 'No se ha podido crear la recaudación',
    failedText: 'Inténtalo de nuevo.',
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
      private: 'Para gente del club con sesión iniciada.',
      public: 'Para todos. Compártelo donde quieras.',
    },
    verify: 'Verifica tu equipo',
    verifyText: 'Verifica tu cuenta y añade tus datos bancarios antes de pedir pagos.',
    preview: 'Vista previa',
    finish: 'Terminar y salir',
    validate: 'Validar mi cuenta',
    validateFailed: 'No se ha podido contactar con el proveedor de pagos',
  },
}
