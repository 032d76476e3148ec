import type { demoClub as english } from './en.ts'

export const demoClub: typeof english = {
  club: 'Lions du Port',
  newsTitle: 'Portes ouvertes dimanche',
  newsWords: 'Venez essayer un entraînement. Des baskets suffisent.',
  sponsor: 'Boulangerie du Port',
  about:
    'Du sport pour tous au bord du port depuis 1987. Les nouveaux sont les bienvenus à chaque entraînement.',
  youthTeam: 'Lions U12',
  womenTeam: 'Lionnes du Port',
  league: 'Ligue jeunes du Port',
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
  joinNote: 'Inés est venue deux fois à l’entraînement et aimerait rester.',
  tournament: { title: 'Tournoi d’hiver', place: 'Complexe sportif de la Rivière' },
  hallClosed: 'Le gymnase est fermé pour travaux.',
  meeting: {
    title: 'Assemblée générale',
    details: 'Bilans, élections et projets pour l’année à venir. Tout le monde est bienvenu.',
  },
  notice: {
    subject: 'Coup de main pour le tournoi',
    words:
      'Il nous manque encore du monde en cuisine et au parking. Réponds-nous si tu as deux heures à donner.',
  },
  cashBox: { spent: 'Deux packs d’eau' },
  documents: {
    everyone: {
      name: 'Statuts du club',
      paragraphs: [
        '1. Le club s’appelle Lions du Port. Il soutient le sport et celles et ceux qui le pratiquent.',
        '2. Tout le monde peut adhérer. Les parents ou tuteurs signent pour les enfants.',
        '3. L’assemblée générale fixe les cotisations annuelles et élit le bureau.',
        '4. On peut quitter le club en fin d’année, en écrivant au bureau.',
      ],
    },
    staff: {
      name: 'Que faire en cas d’urgence',
      paragraphs: [
        '1. Garde ton calme, rassemble le groupe et appelle le 112.',
        '2. La trousse de secours est au club-house, à côté de la porte.',
        '3. Appelle les parents. Leurs numéros sont dans la liste de l’équipe.',
        '4. Préviens le bureau le jour même.',
      ],
    },
  },
  filter: 'Cotisation due',
  camp: {
    name: 'Stage d’été',
    details: 'Cinq jours de football, déjeuner compris.',
    fee: 'Enfant',
  },
  fees: {
    name: 'Cotisation de la saison',
    details: 'Pour le terrain, les ballons et l’inscription au championnat.',
    child: 'Enfant',
  },
  donations: {
    street: '1 rue du Stade',
    postcode: '12345',
    town: 'Exempleville',
    purposes: 'la pratique du sport par les jeunes',
  },
  dues: {
    young: 'Enfants et ados',
    grown: 'Adultes',
    run: (year) => `Cotisation annuelle ${year}`,
  },
  cash: 'En espèces à l’entraînement',
  talk: {
    welcome: 'Bienvenue dans la nouvelle saison\u00A0! C’est ici que nous nous organisons.',
    thanks: 'Merci\u00A0! Nous nous en réjouissons.',
    question: 'Quand faisons-nous notre barbecue\u00A0?',
    days: ['Samedi', 'Dimanche'],
    reminder: 'Pensez aux protège-tibias et à l’eau jeudi.',
    subject: 'Covoiturage samedi',
    lift: 'Il nous reste deux places dans la voiture samedi.',
  },
}
