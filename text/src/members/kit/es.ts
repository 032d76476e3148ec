import type { kit as english } from './en.ts'

export const kit: typeof english = {
  title: 'Pedido de equipaciones',
  /** The name of the file, without its ending. */
  fileName: 'pedido-equipaciones',
  item: 'Artículo',
  size: 'Talla',
  quantity: 'Cantidad',
  number: 'Dorsal',
  name: 'Nombre',
  items: { shirt: 'Camisetas', shorts: 'Pantalones', shoes: 'Botas' },
  what: '¿Qué vas a pedir?',
  order: 'Lista del pedido',
  copy: 'Copiar lista',
  download: 'Descargar',
  noSizes: 'Aún no hay tallas.',
  noSize: 'Sin talla',
  lacking: (count) => (count === 1 ? '1 jugador sin talla' : `${count} jugadores sin talla`),
  ask: (count) => (count === 1 ? 'Preguntar a 1 jugador' : `Preguntar a ${count} jugadores`),
  asked: (count) =>
    count === 1 ? 'Talla pedida a 1 jugador' : `Talla pedida a ${count} jugadores`,
  noPlayers: 'Aún no hay jugadores.',
  failed: 'No se han podido cargar las tallas',
}
