import type { clubArchives as english } from './en.ts'

export const clubArchives: typeof english = {
  exportTitle: 'Exporter ou déplacer le club',
  exportAbout:
    'Un fichier pour tout site Touchline. Il contient des données personnelles : garde-le en lieu sûr.',
  notWhole: 'Réservé aux responsables qui voient tout l’effectif de chaque équipe.',
  tooLarge: 'Trop grand pour un fichier. Exporte les équipes une par une.',
  toClub: 'Retour au club',
  importTitle: 'Importer un club',
  importAbout: 'Crée un club à partir d’un export. Personne n’est invité ni contacté.',
  hint: 'Un fichier touchline-club-….zip, 5 Mo au maximum',
  notAnArchive: 'Ce n’est pas l’archive d’un club Touchline.',
  damaged: 'Cette archive est endommagée. Exporte le club à nouveau.',
  teams: 'Équipes',
  inAll: 'En tout',
  members: (count: number) => (count < 2 ? `${count} membre` : `${count} membres`),
  sameName: 'Tu as déjà un club de ce nom.',
  manager: 'Tu seras responsable du club.',
  managersStay: 'Les responsables du club : à nommer toi-même',
  confirm: 'Créer ce club',
  importing: 'Création du club…',
}
