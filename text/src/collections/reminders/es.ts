import type { reminders as english } from './en.ts'

const letters = (count: number) => (count === 1 ? '1 familia' : `${count} familias`)

export const reminders: typeof english = {
  loading: 'Cargando los recibos vencidos…',
  failed: 'No se han podido cargar los recibos vencidos',
  none: 'No hay pagos vencidos',

  overdue: (families, sum) => `${letters(families)} con pagos vencidos · ${sum}`,
  remind: (count) => `Avisar a ${letters(count)}`,
  remindTitle: (count) => `¿Avisar a ${letters(count)}?`,
  remindText: (count) =>
    count === 1
      ? 'Un correo con todos sus recibos vencidos.'
      : 'Un correo a cada una, con todos sus recibos vencidos.',
  fees: (sum) => `Gastos de aviso: ${sum}`,
  sending: 'Enviando avisos…',
  sent: (count) => (count === 1 ? '1 aviso enviado' : `${count} avisos enviados`),
  postponed: (count) => `${letters(count)}: demasiados correos hoy. Avisa mañana.`,
  nobody: 'Ya se ha avisado a todas.',
  nobodyChosen: 'Elige al menos una familia',
  changed: 'Los recibos han cambiado. Revisa la lista.',
  settings: 'Ajustes de los avisos',
  automaticOff: 'Enviar automáticamente',
  automaticOn: 'Envío automático',
  columns: { select: 'Elegir familias', payer: 'Familia', bills: 'Vencido', amount: 'Importe' },
  selectAll: 'Elegir todas',
  selectOne: (name) => `Elegir a ${name}`,
  stages: { 1: '1.er aviso', 2: '2.º aviso', 3: 'Último aviso' },
  next: { 1: 'Toca el 1.er aviso', 2: 'Toca el 2.º aviso', 3: 'Toca el último aviso' },
  sentOn: (stage, day) => `${stage} enviado el ${day}`,
  due: (day) => `vencido el ${day}`,
  noAddress: 'Sin correo electrónico',
  waitAnswer: 'Aún no toca el próximo aviso',

  form: {
    title: 'Ajustes de los avisos',
    stage: (stage) => `Aviso ${stage}`,
    afterDays: 'Días tras el vencimiento',
    afterDaysWrong: 'Escribe un número del 1 al 365',
    fee: (currency) => `Gastos en ${currency}`,
    feeWrong: 'Escribe un importe de hasta 100',
    words: 'Texto',
    language: 'Idioma del correo',
    languages: { en: 'Inglés', fr: 'Francés', de: 'Alemán', es: 'Español' },
    add: 'Añadir aviso',
    remove: (stage) => `Quitar el aviso ${stage}`,
    currency: 'Moneda de los gastos',
    automatic: 'Enviar los avisos automáticamente',
    hour: 'Hora',
    weekday: 'Día',
    anyDay: 'Cualquier día',
    weekdays: ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'],
    save: 'Guardar los ajustes',
    saved: 'Ajustes guardados',
    changed: 'Los ajustes han cambiado. Ábrelos de nuevo.',
    problems: {
      days_order: 'Cada uno debe ser posterior al anterior',
      no_stage: 'Añade al menos un aviso',
    },
  },
}
