import { withDe } from '../elision.ts'
import type { site as english } from './en.ts'

export const site: typeof english = {
  product: 'Touchline',
  siteNavigation: 'Touchline',
  aboutSite: 'À propos du site',
  logIn: 'Connexion',
  signUp: 'Inscription',
  benefits: 'Avantages',
  premiumActive: 'Premium actif',
  goPremium: 'Passer à Premium !',
  dashboard: 'Tableau de bord',
  profile: 'Profil',
  allCalendar: 'Calendrier de toutes les équipes',
  allMessages: 'Messages de toutes les équipes',
  bills: 'Mes factures',
  administration: 'Gestion du site',
  signOut: 'Se déconnecter',
  signOutFailed: 'La déconnexion n’a pas marché. Réessaie.',
  user: 'Toi',
  loadingAccount: 'Chargement de ton compte…',
  privacy: 'Confidentialité',
  imprint: 'Mentions légales',
  copyright: (year) => `© ${year} Touchline. Tous droits réservés.`,
  theme: 'Apparence',
  themeLight: 'Clair',
  themeDark: 'Sombre',
  themeSystem: 'Comme l’appareil',
  language: 'Langue',

  team: {
    navigation: 'Équipe',
    myTeams: 'Mes équipes et clubs',
    overview: 'Accueil',
    calendar: 'Calendrier',
    leagues: 'Championnats',
    members: 'Membres',
    attendance: 'Présences',
    messages: 'Messages',
    unread: (count) => (count <= 1 ? `${count} nouveau message` : `${count} nouveaux messages`),
    collections: 'Cotisations',
    photos: 'Photos',
    cashBox: 'Caisse',
    statistics: 'Statistiques',
    settings: 'Réglages',
    more: 'Plus',
  },

  notFound: {
    code: '404',
    title: 'Oups ! Page introuvable',
    description: 'La page demandée n’existe pas ou a été déplacée.',
    returnHome: 'Retour à l’accueil',
  },
  outOfTeam: {
    title: (team) => `Tu ne fais plus partie ${withDe(team)}`,
    description: 'Tu n’es plus dans l’équipe, ou elle a été supprimée.',
  },
  failure: {
    title: 'Cette page a eu un problème',
    description: 'Rechargez la page. Toujours en panne ? Donnez ce numéro à l’administrateur.',
    reload: 'Recharger',
  },
  outdated: {
    title: 'Il y a une nouvelle version',
    description: 'Rechargez la page. Votre saisie reste en place.',
  },
  turnedOff: 'Désactivé',
  unreachable: {
    suspended: 'Suspendu',
    title: 'Touchline ne répond pas',
    description: 'Vérifiez votre connexion et réessayez.',
  },
  notKept: 'Pas encore ouvert sur cet appareil',

  landing: {
    title: 'Touchline : gérer un club de sport',
    tagline: 'Gérer son club de sport, depuis la touche',
    lead: 'Qui joue samedi, qui n’a pas répondu, d’où part le bus : votre équipe dans la poche.',
    getStarted: 'Commencer',
    signIn: 'Se connecter',
    try: 'Essayez : on répond d’un geste.',
    blurbs: {
      team: {
        title: 'Gestion d’équipe',
        text: 'Planifiez entraînements et matchs, suivez les réponses et les présences. Importez l’effectif que vous avez déjà.',
        picture: 'Un entraînement vu par l’entraîneur, avec toutes les réponses.',
      },
      club: {
        title: 'Administration du club',
        text: 'Toutes vos équipes au même endroit, chacune avec ses entraîneurs, ses couleurs et son calendrier. Vous décidez qui voit les numéros de téléphone.',
        picture: 'La page d’un club : ses équipes, leurs événements et les réponses.',
      },
      player: {
        title: 'Côté joueurs',
        text: 'Présent, peut-être, absent : un geste suffit. Les parents répondent pour leurs enfants.',
        picture: 'Le prochain entraînement sur le téléphone d’un parent, prêt pour la réponse.',
      },
    },
    costTitle: 'Ce que ça coûte',
    cost: [
      'Gérer une équipe est gratuit : sans limite de membres ni publicité.',
      'Les nouvelles équipes essaient Premium 31 jours, sans carte bancaire.',
      'Premium ajoute les collectes, les statistiques des joueurs et la répartition des tâches. Vos saisies restent à vous.',
    ],
    dataTitle: 'Vos données restent les vôtres',
    data: [
      'Pas de traceurs, pas de publicité, pas de scripts tiers.',
      'Seule votre équipe voit votre équipe. Les coordonnées restent chez ceux qui en ont besoin.',
      'Touchline est un logiciel libre. Votre club peut l’héberger.',
    ],
  },

  demo: {
    team: 'AS Rivière',
    weekday: 'sam.',
    day: '14',
    month: 'mars',
    kind: 'Match',
    title: 'contre FC Port-Ville',
    time: '10:30',
    place: 'Terrain nord',
    practiceWeekday: 'mar.',
    practiceDay: '17',
    practice: 'Entraînement',
    practiceTitle: 'Passes et pressing',
    practiceTime: '18:00',
    practicePlace: 'Salle 2',
    question: 'Vous venez ?',
    going: 'Présent',
    maybe: 'Peut-être',
    notGoing: 'Absent',
    silent: 'Sans réponse',
    whoComes: 'Qui vient',
  },

  privacyPage: {
    title: 'Confidentialité',
    lead: 'Ce que nous gardons, pourquoi, et qui le voit.',
    sections: [
      {
        title: 'Ce qui est conservé',
        text: 'Votre nom, votre adresse e-mail et ce que vous et votre équipe saisissez : équipes, membres, événements, réponses et images. Les mots de passe ne sont gardés que sous forme d’empreinte.',
      },
      {
        title: 'Qui le voit',
        text: 'Les membres de votre équipe voient l’équipe. Numéros de téléphone, dates de naissance et notes de santé ne sont vus que par ceux dont le rôle l’exige.',
      },
      {
        title: 'Ce que nous ne faisons pas',
        text: 'Ni pistage, ni publicité, ni analyse. Aucun pixel espion dans les e-mails. Les pages ne chargent rien chez des tiers.',
      },
      {
        title: 'Dans votre navigateur',
        text: 'Ce navigateur garde votre connexion, votre langue et l’apparence choisie. Un cookie aide à terminer une connexion ou une adhésion ; il expire après un jour. Il n’y en a pas d’autres.',
      },
      {
        title: 'Qui est responsable',
        text: 'L’exploitant de ce site ; voir les mentions légales. Demandez-lui une copie de vos données ou leur suppression.',
      },
    ],
    operator: {
      title: 'De l’exploitant de ce site',
      missing: 'L’exploitant n’a rien ajouté ici.',
    },
    young: {
      title: 'Pour les jeunes',
      sections: [
        {
          title: 'Ce que nous savons de toi',
          text: 'Ton équipe note ton nom et ton jour de naissance. Ton coach voit quand tu viens. C’est comme ça dans une équipe. Personne ne peut nous acheter cela.',
        },
        {
          title: 'Qui peut le voir',
          text: 'Ton équipe voit ton nom. Ton adresse et ton téléphone restent cachés. Seuls toi, tes parents et tes coachs les voient.',
        },
        {
          title: 'Les photos de toi',
          text: 'On demande avant. Si tes parents disent non, ou ne disent rien, on ne montre pas de photo de toi. Toi aussi, tu peux dire non. Dis-le à ton coach ou à tes parents.',
        },
        {
          title: 'Tes parents',
          text: 'Tes parents peuvent lire et changer ce qui est écrit sur toi. Cela s’arrête à tes 18 ans. On te le dit un mois avant.',
        },
        {
          title: 'Tu veux tout effacer',
          text: 'Parle à tes parents. Ils peuvent avoir une copie ou tout effacer. Personne n’a le droit de t’en vouloir.',
        },
        {
          title: 'Quelque chose ne va pas',
          text: 'On est méchant avec toi, ou tu as peur ? Dis-le à un adulte en qui tu as confiance. La page de chaque équipe donne le nom et le téléphone de quelqu’un qui aide. Dans beaucoup de pays, tu peux appeler le 116 111. C’est gratuit.',
        },
      ],
    },
  },

  operatorWords: {
    loading: 'Chargement du texte…',
    failed: 'Impossible de charger cette partie',
    tryAgain: 'Réessayer',
  },

  imprintPage: {
    title: 'Mentions légales',
    lead: 'Qui gère ce site.',
    missing: 'L’exploitant n’a pas encore indiqué son nom et son adresse.',
  },
}
