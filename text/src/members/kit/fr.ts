import type { kit as english } from './en.ts'

export const kit: typeof english = {
  title: 'Commande d’équipement',
  /** The name of the file, without its ending. */
  fileName: 'commande-equipement',
  item: 'Article',
  size: 'Taille',
  quantity: 'Quantité',
  number: 'Numéro',
  name: 'Nom',
  items: { shirt: 'Maillots', shorts: 'Shorts', shoes: 'Chaussures' },
  what: 'Que commandes-tu ?',
  order: 'Liste de commande',
  copy: 'Copier la liste',
  download: 'Télécharger',
  noSizes: 'Aucune taille pour l’instant.',
  noSize: 'Sans taille',
  lacking: (count) => (count === 1 ? '1 joueur sans taille' : `${count} joueurs sans taille`),
  ask: (count) => (count === 1 ? 'Demander à 1 joueur' : `Demander à ${count} joueurs`),
  asked: (count) =>
    count === 1 ? 'Taille demandée à 1 joueur' : `Taille demandée à ${count} joueurs`,
  noPlayers: 'Aucun joueur pour l’instant.',
  failed: 'Impossible de charger les tailles',
}
