import type { clubArchives as english } from './en.ts'

export const clubArchives: typeof english = {
  exportTitle: 'Emporter le club',
  exportAbout:
    'Enregistre le club et ses équipes dans un fichier, à importer ici ou dans un autre Touchline. Garde-le en lieu sûr : il contient des données personnelles.',
  notWhole:
    'Seuls les responsables qui peuvent voir tout l’effectif de chaque équipe peuvent emporter le club.',
  tooLarge: 'Le club est trop grand pour un seul fichier. Emporte ses équipes une par une.',
  toClub: 'Retour au club',
  importTitle: 'Importer un club',
  importAbout:
    'Un club emporté d’un Touchline devient un nouveau club à toi, avec toutes ses équipes. Personne n’est invité, relié ni contacté.',
  hint: 'Un fichier touchline-club-….zip, 5 Mo au maximum',
  notAnArchive: 'Ce fichier n’est pas l’archive d’un club Touchline.',
  damaged: 'Cette archive est endommagée. Exporte le club à nouveau.',
  teams: 'Équipes',
  inAll: 'En tout',
  members: (count: number) => (count < 2 ? `${count} membre` : `${count} membres`),
  sameName: 'Tu as déjà un club de ce nom. Un autre sera créé ; ce que tu as reste tel quel.',
  manager:
    'Tu seras responsable du club. Dans les équipes où figure ton adresse e-mail, tu deviens ce membre.',
  managersStay: 'Les responsables du club : à nommer toi-même',
  confirm: 'Créer ce club',
  importing: 'Création du club…',
}
