import type { kit as english } from './en.ts'

export const kit: typeof english = {
  title: 'Trikotbestellung',
  /** The name of the file, without its ending. */
  fileName: 'trikotbestellung',
  item: 'Artikel',
  size: 'Größe',
  quantity: 'Anzahl',
  number: 'Nummer',
  name: 'Name',
  items: { shirt: 'Trikots', shorts: 'Hosen', shoes: 'Schuhe' },
  what: 'Was bestellst du?',
  order: 'Bestellliste',
  copy: 'Liste kopieren',
  download: 'Herunterladen',
  noSizes: 'Noch keine Größen.',
  noSize: 'Keine Größe',
  lacking: (count) => (count === 1 ? '1 Spieler ohne Größe' : `${count} Spieler ohne Größe`),
  ask: (count) => (count === 1 ? '1 Spieler fragen' : `${count} Spieler fragen`),
  asked: (count) =>
    count === 1 ? '1 Spieler nach Größen gefragt' : `${count} Spieler nach Größen gefragt`,
  noPlayers: 'Noch keine Spieler.',
  failed: 'Die Größen lassen sich nicht laden',
}
