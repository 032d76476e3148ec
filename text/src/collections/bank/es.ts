import type { bank as english } from './en.ts'

export const bank: typeof english = {
  sandbox: 'Modo de prueba: no se mueve dinero',
  subtitle: 'Dónde cobra el equipo y qué dice el banco.',
  loading: 'Cargando la cuenta…',
  failed: 'No se ha podido cargar la cuenta',
  cards: 'Pagos con tarjeta',
  verifyTitle: 'Verifica tu equipo',
  verifyText:
    'El proveedor de pagos quiere saber quién es el club antes de pagarle. Tarda unos diez minutos; ten a mano un documento de identidad y el número de cuenta.',
  startedText: 'Ya has empezado. Todavía falta algo, o se está revisando.',
  readyTitle: 'Tu cuenta está verificada',
  readyText: 'Los pagos con tarjeta van a la cuenta de tu club.',
  country: 'País del club',
  validate: 'Validar mi cuenta',
  goOn: 'Seguir',
  opening: 'Abriendo…',
  transfers: 'Cuenta para transferencias',
  transfersText:
    'Aparece en los recibos con la referencia, para que se pueda transferir el dinero y el extracto bancario encuentre el recibo.',
  holder: 'Titular de la cuenta',
  holderMissing: 'Escribe quién es titular de la cuenta.',
  iban: 'IBAN',
  ibanWrong: 'Este IBAN tiene una errata: los dígitos de control no encajan.',
  save: 'Guardar la cuenta',
  saved: 'La cuenta está guardada',
  remove: 'No mostrarla en los recibos',
  removed: 'Los recibos ya no muestran ninguna cuenta',
  proof: {
    password: 'Tu contraseña',
    why: 'Se pide otra vez para que nadie desvíe el dinero desde un navegador abierto. Se avisa a todos los administradores.',
    asked:
      'Hace más de diez minutos que iniciaste sesión: escribe tu contraseña y guarda otra vez.',
    fresh:
      'Solo quien ha iniciado sesión en los últimos diez minutos puede cambiar adónde va el dinero. Lo que has escrito te espera.',
    signInAgain: 'Volver a iniciar sesión',
  },
  file: 'Extracto bancario',
  fileText:
    'Descarga los movimientos en tu banco como camt, MT940, CSV o Excel y sube el archivo aquí, o un ZIP con varios. Las transferencias con la referencia correcta se anotan solas; cada una cuenta una vez, aunque la subas varias veces.',
  drop: 'Suelta el archivo aquí',
  hint: 'XML, MT940, CSV, XLSX o ZIP, 5 MB como máximo',
  choose: 'Elegir un archivo',
  reading: 'Leyendo…',
  currency: 'Moneda, si el archivo no la dice',
  tooLarge: 'El archivo pesa más de 5 MB.',
  notRead: 'No se ha podido leer el archivo',
  notAStatement:
    'No es un extracto bancario que sepamos leer. Elige un archivo camt, MT940, CSV o Excel de tu banco.',
  result: (name) => `Leído: ${name}`,
  booked: (count) =>
    count === 1 ? 'Se ha anotado 1 transferencia' : `Se han anotado ${count} transferencias`,
  known: (count) => (count === 1 ? '1 ya se conocía' : `${count} ya se conocían`),
  waiting: (count) => (count === 1 ? '1 te espera abajo' : `${count} te esperan abajo`),
  unread: (count) =>
    count === 1 ? 'No se ha entendido 1 línea' : `No se han entendido ${count} líneas`,
  unreadText: 'Compruébalas en tu banco y anota a mano los pagos.',
  lineAt: (line, text) => `Línea ${line}: ${text}`,
  notBooked: (count) =>
    count === 1
      ? '1 línea está pendiente o la rechazó el banco'
      : `${count} líneas están pendientes o las rechazó el banco`,
  out: (count) => (count === 1 ? 'Ha salido 1 pago' : `Han salido ${count} pagos`),
  andMore: (count) => (count === 1 ? '1 más' : `${count} más`),
  waitingTitle: '¿De qué recibo es?',
  waitingText: 'Estas transferencias no se han podido anotar solas.',
  nothingWaits: 'No te espera ninguna transferencia.',
  waitingFailed: 'No se han podido cargar las transferencias',
  unknownPayer: 'Alguien',
  because: {
    more_than_open: 'Más de lo que pide el recibo.',
    other_currency: 'En una moneda distinta de la del recibo.',
    several_bills: 'Nombra varios recibos.',
    no_reference: 'Sin referencia; puede tratarse de estos.',
    unknown: 'Ningún recibo encaja.',
  },
  bill: 'Recibo',
  candidate: (number, owed) => `Recibo ${number} · ${owed} pendientes`,
  chooseFirst: 'Elige primero un recibo.',
  book: 'Anotarla',
  leaveOut: 'Ninguno de estos',
  bookedOne: 'La transferencia está anotada',
  leftOut: 'Transferencia descartada',
}
