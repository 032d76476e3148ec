import type { demoClub as english } from './en.ts'

export const demoClub: typeof english = {
  club: 'Lions du Port',
  youthTeam: 'Lions U12',
  womenTeam: 'Lionnes du Port',
  practice: 'Entraînement',
  against: (opponent) => `contre ${opponent}`,
  ground: { name: 'Stade du Port', address: '4 quai des Voiliers' },
  hall: { name: 'Gymnase Ouest', address: '21 rue de la Chapelle' },
  homeKit: 'Maillots bleus',
  awayKit: 'Maillots blancs',
  meetingPlace: 'Club-house',
  details: 'Apporte tes protège-tibias et de quoi boire.',
  fields: { seats: 'Places dans notre voiture', wayHome: 'Rentre seul à la maison' },
  positions: ['Gardien', 'Défense', 'Milieu', 'Attaque'],
  reasons: [
    'Sortie scolaire',
    'Un rhume, désolé',
    'Anniversaire de mamie',
    'Je finis tard',
    'Petite douleur au genou',
  ],
  undecided: 'Je le saurai jeudi',
  teamNote: 'Cette saison, nous jouons sur le petit terrain.',
  motto: 'Ensemble dès le premier coup de sifflet',
  invitation: 'Veux-tu nous aider avec les U12 ?',
  joinNote: 'Inés est venue deux fois et aimerait rester.',
}
