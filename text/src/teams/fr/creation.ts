import type {
  createTeam as englishCreateTeam,
  onboarding as englishOnboarding,
  teamSuccess as englishTeamSuccess,
} from '../en/creation.ts'

export const createTeam: typeof englishCreateTeam = {
  title: 'Crée ton équipe',
  subtitle: 'Tu pourras tout modifier plus tard dans les réglages.',
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
  sportHint: 'Choisis-en un ou écris le tien.',
  ageHint: 'Par exemple U12 ou Adultes.',
  adultsHint:
    'Les adultes rejoignent l’équipe tout de suite avec le lien, sans date de naissance ni parents.',
  logoHint: 'PNG, JPG, GIF jusqu’à 5 Mo',
  languageHint: 'Les invitations et les autres e-mails à l’équipe sont écrits dans cette langue.',
  place: 'Où joue l’équipe',
  genders: { men: 'Masculin', women: 'Féminin', mixed: 'Mixte' },
  problems: {
    name: 'Saisis le nom de l’équipe',
    sport: 'Saisis un sport',
    ageGroup: 'Saisis un âge',
    phone: 'Saisis un numéro de téléphone valide',
    color: 'Choisis une couleur',
    notes: 'Écris 2000 caractères au plus',
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
  text: 'La suite : fais venir tes membres et prévois le premier entraînement.',
  start: 'Commencer',
}

export const onboarding: typeof englishOnboarding = {
  title: 'Deux petites questions',
  subtitle: 'Tes réponses aident à améliorer Touchline. Tu peux passer les questions.',
  referral: 'Comment as-tu connu Touchline ?',
  referralSources: {
    'word-of-mouth': 'Bouche-à-oreille',
    'search-engine': 'Moteur de recherche',
    partner: 'Un partenaire',
    'contacted-me': 'Vous m’avez contacté',
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
