import type { accounting as english } from './en.ts'

export const accounting: typeof english = {
  loading: 'Cargando los asientos…',
  failed: 'No se han podido cargar los asientos',
  heading: 'Archivo para tu asesoría',
  ledger: 'Partida doble',
  ledgerText: 'Los asientos de todos los equipos en cada moneda, en una tabla con debe y haber.',
  datev: 'Para DATEV',
  text: 'Los asientos de todos los equipos en el formato de DATEV. Tu asesoría conoce los dos números.',
  from: 'Desde',
  to: 'Hasta',
  count: (bookings) => (bookings === 1 ? '1 asiento' : `${bookings} asientos`),
  charged: (sum) => `${sum} facturados`,
  paid: (sum) => `${sum} cobrados`,
  outstanding: (sum) => `${sum} pendientes`,
  leftOut: (bookings) =>
    bookings === 1
      ? '1 asiento en otra moneda no está en el archivo.'
      : `${bookings} asientos en otras monedas no están en el archivo.`,
  consultant: 'Número de asesoría',
  client: 'Número de cliente',
  more: 'Cuentas y ejercicio',
  chart: 'Plan contable',
  charts: {
    '42': 'SKR 42 para asociaciones',
    '49': 'SKR 49 para asociaciones (antiguo)',
    '03': 'SKR 03 para empresas',
    '04': 'SKR 04 para empresas (orden del balance)',
  },
  accountLength: 'Cifras de una cuenta',
  yearBegins: 'El ejercicio empieza en',
  accounts: {
    debtors: 'Deudores',
    fees: 'Cuotas',
    charges: 'Gastos de aviso y devolución',
    bank: 'Cuenta bancaria',
    cash: 'Caja',
    transit: 'Tarjetas y bonos en tránsito',
  },
  save: 'Descargar archivo',
  saved: 'Archivo guardado',
  consultantWrong: 'Escribe un número del 1001 al 9999999',
  clientWrong: 'Escribe un número del 1 al 99999',
  dayMissing: 'Elige un día',
  problems: {
    account_wrong: 'Usa tantas cifras como se indica arriba',
    account_twice: 'Ya está al otro lado de un asiento. Elige otra cuenta.',
    other_year: 'Elige días de un solo ejercicio',
    before_start: 'Elige un día posterior',
    no_bookings: 'No hay asientos en este periodo',
    too_many: 'Elige un periodo más corto: DATEV admite hasta 99.999 asientos',
  },
}
