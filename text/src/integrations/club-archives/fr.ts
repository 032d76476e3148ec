import type { clubArchives as english } from './en.ts'

export const clubArchives: typeof english = {
  exportTitle: 'Emporter le club',
  exportAbout:
    'Le club et toutes ses équipes dans un seul fichier : un autre Touchline, ou celui-ci, en fait un nouveau club. Certaines choses restent ici : les deux listes sont ci-dessous. Garde ce fichier comme les effectifs eux-mêmes : il contient des noms, des adresses et des dates de naissance.',
  notWhole:
    'Seuls les responsables qui peuvent voir tout l’effectif de chaque équipe peuvent emporter le club.',
  tooLarge: 'Le club est trop grand pour un seul fichier. Emporte ses équipes une par une.',
  toClub: 'Retour au club',
  importTitle: 'Importer un club',
  importAbout:
    'Un club emporté d’un Touchline devient un nouveau club à toi, avec toutes ses équipes. Personne n’est invité, relié ni contacté.',
  hint: 'Un fichier touchline-club-….zip, 5 Mo au maximum',
  notAnArchive: 'Ce fichier n’est pas l’archive d’un club Touchline.',
  damaged: 'Cette archive est abîmée ou a été modifiée. Emporte le club encore une fois.',
  teams: 'Équipes',
  inAll: 'En tout',
  members: (count: number) => (count < 2 ? `${count} membre` : `${count} membres`),
  sameName: 'Tu as déjà un club de ce nom. Un autre sera créé ; ce que tu as reste tel quel.',
  manager:
    'Tu deviens responsable du club. Dans une équipe où ton adresse e-mail est celle d’un seul membre et de personne d’autre, ce membre, c’est toi.',
  managersStay: 'Les responsables du club : tu en nommes de nouveaux',
  confirm: 'Créer ce club',
  importing: 'Création du club…',
}
