import type { newsletters as english } from './en.ts'

export const newsletters: typeof english = {
  title: 'Boletines',
  tab: 'Boletín',
  lead: 'Solo los reciben adultos que los han pedido.',
  write: 'Escribir un boletín',
  none: 'Todavía no hay boletines',

  draft: 'Borrador',
  sent: 'Enviado',
  kinds: { product_news: 'Novedades del producto', partner_offers: 'Ofertas de colaboradores' },
  changedAt: (moment) => `Último cambio: ${moment}`,
  sentAt: (moment) => `Enviado: ${moment}`,
  figures: { waiting: 'En cola', arrived: 'Enviados', failed: 'Devueltos' },
  figuresOf: (waiting, arrived, failed) =>
    `${waiting} en cola · ${arrived} enviados · ${failed} devueltos`,

  newTitle: 'Boletín nuevo',
  back: 'Todos los boletines',
  kind: 'Para quienes eligieron',
  language: 'Idioma',
  languageHint: 'Los demás idiomas reciben la versión inglesa.',
  subject: 'Asunto',
  words: 'Texto',
  wordsHint: 'Texto sin formato. Una línea vacía empieza un párrafo.',
  subjectMissing: 'Escribe un asunto',
  wordsMissing: 'Escribe un texto',
  save: 'Guardar borrador',
  saved: 'Borrador guardado',
  preview: 'Vista previa',
  previewTitle: 'El correo tal como llegará',
  previewHint: 'Escribe un asunto y un texto para ver el correo.',
  plainPart: 'Lo mismo en texto sin formato',
  test: 'Enviármelo a mí',
  tested: (to) => `Hay una prueba en camino a ${to}`,
  send: (count, shown) => (count === 1 ? 'Enviar a 1 persona' : `Enviar a ${shown} personas`),
  saveFirst: 'Guarda primero el borrador',
  nobody: 'Nadie ha elegido este tipo de boletín',
  ask: '¿Enviar este boletín?',
  askLead: (count, shown) =>
    count === 1
      ? 'Sale para 1 persona y no se puede deshacer.'
      : `Sale para ${shown} personas y no se puede deshacer.`,
  sending: 'El boletín está en camino',
  remove: 'Eliminar borrador',
  askRemove: '¿Eliminar este borrador?',
  askRemoveLead: 'Su texto se pierde.',
  removed: 'Borrador eliminado',
  alreadySent: 'Ya se ha enviado.',
}
