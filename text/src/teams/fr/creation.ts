import type {
  createTeam as englishCreateTeam,
  onboarding as englishOnboarding,
  teamSuccess as englishTeamSuccess,
} from '../en/creation.ts'

export const createTeam: typeof englishCreateTeam = {
  title: 'Crée ton équipe',

  fromArchive: 'Importer une équipe depuis une archive',
  fields: {
    name: 'Nom de l’équipe',
    sport: 'Sport',
    gender: 'Genre',
    ageGroup: 'Âge',
    teamType: 'Type d’équipe',
    phone: 'Téléphone',
    color: 'Couleur de l’équipe',
    notes: 'Remarques',
    logo: 'Logo de l’équipe',
    country: 'Pays',
    timeZone: 'Fuseau horaire',
    language: 'Langue de l’équipe',
  },
  sportHint: 'Choisis-le ou écris-le.',
  ageHint: 'Par exemple U12 ou Adultes.',
  adultsHint: 'Ni date de naissance, ni parents.',
  logoHint: 'PNG, JPG, GIF jusqu’à 5 Mo',
  languageHint: 'Pour les e-mails à l’équipe.',
  place: 'Où joue l’équipe',
  genders: { men: 'Masculin', women: 'Féminin', mixed: 'Mixte' },
  problems: {
    name: 'Saisis le nom de l’équipe',
    sport: 'Saisis un sport',
    ageGroup: 'Saisis un âge',
    phone: 'Saisis un numéro de téléphone valide',
    color: 'Choisis une couleur',
    notes: '2000 caractères au plus',
    country: 'Choisis un pays',
    timeZone: 'Choisis un fuseau horaire',
    other: 'Vérifie ce champ',
  },
  submit: 'Créer l’équipe',
  submitting: 'Enregistrement…',
  notSignedIn: 'Connecte-toi pour créer une équipe',
}

export const teamSuccess: typeof englishTeamSuccess = {
  title: 'Ton équipe est prête',
  text: 'Ensuite : les membres et le premier entraînement.',
  start: 'Commencer',
}

export const onboarding: typeof englishOnboarding = {
  title: 'Deux petites questions',
  subtitle: 'Facultatif, pour nous aider à progresser.',
  referral: 'Comment as-tu connu Touchline ?',
  referralSources: {
    'word-of-mouth': 'Bouche-à-oreille',
    'search-engine': 'Moteur de recherche',
    partner: 'Un partenaire',
    'contacted-me': 'Touchline m’a contacté',
    'social-networks': 'Réseaux sociaux',
    'app-store': 'Boutique d’applications',
    'blog-press': 'Blog ou presse',
    poster: 'Affiche',
    'already-use': 'Je l’utilise déjà',
    other: 'Autre',
  },
  goals: 'Que veux-tu en faire ?',
  goalWords: {
    calendar: 'Planifier un calendrier',
    invite: 'Convoquer aux événements',
    communicate: 'Communiquer avec l’équipe',
    analyze: 'Analyser les résultats',
    track: 'Suivre les présences',
    payments: 'Encaisser des paiements',
    others: 'Autre chose',
  },
  skip: 'Passer',
  submit: 'C’est parti',
  submitting: 'Enregistrement…',
}
