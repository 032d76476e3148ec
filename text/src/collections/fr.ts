import type { collections as english } from './en.ts'

export const collections: typeof english = {
  title: 'Cotisations et paiements',
  checking: 'Vérification de l’abonnement…',
  checkFailed: 'L’abonnement n’a pas pu être vérifié',
  loading: 'Chargement des collectes…',
  loadFailed: 'Impossible de charger les collectes',
  create: 'Créer une collecte',
  payout: 'Compte de versement',
  firstTitle: 'Crée ta première collecte',
  firstText: 'Cotisations, sorties, maillots : on paie par un lien, tu vois qui a payé.',
  noneTitle: 'Rien à payer',

  unlock: {
    title: 'Débloque les collectes Premium',
    text: 'Encaisse l’argent de l’équipe sans listes.',
    features: [
      'Collectes illimitées',
      'Suivi des paiements en temps réel',
      'Rapports de paiement',
      'Rappels de paiement automatiques',
      'Les finances au même endroit',
    ],
    subscribe: 'S’abonner aux collectes Premium',
  },

  kinds: {
    membership: 'Adhésions',
    activity: 'Activité',
    pre_order: 'Précommande',
    fund: 'Cagnotte',
  },
  states: { draft: 'Brouillon', open: 'Ouverte', closed: 'Fermée' },
  unnamed: 'Pas encore de nom',
  deleteDraft: (name) => `Supprimer le brouillon ${name}`,
  deleteTitle: 'Supprimer ce brouillon ?',
  deleteText: 'Tout ce que tu as saisi sera supprimé.',
  deleting: 'Suppression…',
  deleted: 'Brouillon supprimé',
  progress: (name) => `Collecté pour ${name}`,
  ofSum: (paid, whole) => `${paid} sur ${whole}`,
  outstanding: (sum) => `${sum} à recevoir`,
  late: (sum) => `${sum} en retard`,
  paidBills: (paid, all) => `Payées : ${paid} sur ${all}`,
  noBills: 'Aucun formulaire rempli',
  unfilled: (count) =>
    count < 2 ? `${count} formulaire non rempli` : `${count} formulaires non remplis`,
  requests: (count) => (count < 2 ? `${count} demande` : `${count} demandes`),

  mine: {
    title: 'Pour toi',
    fillIn: 'Remplir',
    fillInFor: (collection, name) => `Remplir ${collection} pour ${name}`,
    forPeople: (names) => `Pour ${names}`,
    pay: 'Payer',
    payFor: (collection) => `Payer ${collection}`,
    paid: 'Payé',
    toBill: 'Voir la facture',
    due: (sum, day) => `${sum}, échéance le ${day}`,
  },

  chooser: {
    title: 'Choisis un type de collecte',
    hints: {
      membership: 'Cotisations de la saison, avec échéances et questions.',
      activity: 'Un tournoi, un stage, une sortie.',
      pre_order: 'Maillots, billets ou gâteaux, avec tailles et stock.',
      fund: 'Un objectif commun. Chacun donne ce qu’il veut.',
    },
    onlyAdmins: 'Réservé aux admins de l’équipe.',
    failed: 'La collecte n’a pas pu être créée',
    failedText: 'Réessaie.',
  },

  success: {
    titles: {
      membership: 'Félicitations, ta campagne d’adhésion est prête !',
      activity: 'Félicitations, ton activité est prête !',
      pre_order: 'Félicitations, ta précommande est prête !',
      fund: 'Félicitations, ta cagnotte est prête !',
    },
    address: 'Adresse du formulaire',
    addressHints: {
      private: 'Pour les membres du club connectés.',
      public: 'Pour tout le monde. Partage-le où tu veux.',
    },
    verify: 'Vérifie ton équipe',
    verifyText:
      'Vérifie ton compte et ajoute tes coordonnées bancaires avant de demander des paiements.',
    preview: 'Aperçu',
    finish: 'Terminer et quitter',
    validate: 'Valider mon compte',
    validateFailed: 'Le prestataire de paiement est injoignable',
  },
}
