import type { integrations as english } from './en.ts'

const scopes: typeof english.scopes = {
  'profile:read': 'Mon profil, mes préférences et mes notifications',
  'teams:read': 'Équipes et clubs : réglages, saisons, lieux, adversaires',
  'teams:write': 'Modifier des équipes et des clubs',
  'members:read': 'Effectif (mineurs : noms seulement)',
  'members:write': 'Ajouter et modifier des membres',
  'children:read': 'Coordonnées, dates de naissance et données de santé des mineurs',
  'events:read': 'Événements, réponses et présences',
  'events:write': 'Créer et modifier des événements, répondre, noter les présences',
  'leagues:read': 'Championnats, jours de match et statistiques',
  'leagues:write': 'Saisir des résultats, modifier des championnats et des jours de match',
  'messages:read': 'Mes conversations',
  'messages:write': 'Écrire des messages en mon nom',
  'collections:read': 'Collectes, paiements et mes factures',
  'collections:write': 'Modifier des collectes et noter des paiements',
}

const days: typeof english.dayChoices = {
  7: '7 jours',
  30: '30 jours',
  90: '90 jours',
  365: 'Un an',
}

export const integrations: typeof english = {
  about: 'Laisse un programme agir pour toi, dans la limite de tes droits.',
  documented: 'Lire la',
  description: 'description de l’interface',
  none: 'Tu n’as pas de jeton',
  noneHint:
    'Crée-en un pour un programme qui doit, par exemple, afficher ton calendrier ou suivre les résultats.',
  make: 'Créer un jeton',
  name: 'À quoi il sert',
  nameHint: 'Par exemple : site du club',
  scopesTitle: 'Ce qu’il peut faire',
  scopes,
  childrenWarning:
    'Chaque consultation des données d’un enfant est notée, et la famille la voit. N’accorde cela qu’à un programme à qui tu confierais un enfant.',
  days: 'Valable',
  dayChoices: days,
  password: 'Ton mot de passe',
  freshNeeded: 'Reconnecte-toi, puis crée le jeton dans les dix minutes.',
  signInAgain: 'Se reconnecter',
  missingName: 'Dis à quoi il sert',
  missingScope: 'Coche au moins une case',
  making: 'Création…',
  madeTitle: 'Ton nouveau jeton',
  shownOnce: 'Copie-le maintenant : il n’est affiché qu’une fois et n’est enregistré nulle part.',
  secret: 'Jeton',
  keepSecret: 'Garde-le comme un mot de passe. Perdu ? Révoque-le.',
  kept: 'Je l’ai copié',
  tooMany: 'Tu as dix jetons. Révoques-en un.',
  until: (day) => `Valable jusqu’au ${day}`,
  ended: (day) => `Plus valable depuis le ${day}`,
  lastUsed: (moment) => `Dernière utilisation : ${moment}`,
  neverUsed: 'Jamais utilisé',
  end: 'Révoquer',
  endOf: (name) => `Révoquer ${name}`,
  endTitle: (name) => `Révoquer « ${name} » ?`,
  endBody: 'Le programme qui l’utilise s’arrête aussitôt. C’est irréversible.',
  endedNow: 'Jeton révoqué',
}
