import type { collections as english } from './en.ts'

export const collections: typeof english = {
  title: 'Collectes',
  checking: 'Vérification de l’abonnement…',
  checkFailed: 'L’abonnement n’a pas pu être vérifié',
  loading: 'Chargement des collectes…',
  loadFailed: 'Les collectes n’ont pas pu être chargées',
  create: 'Créer une collecte',
  payout: 'Compte de versement',
  firstTitle: 'Crée ta première collecte',
  firstText:
    'Cotisations, déplacement, nouveaux maillots : chacun paie par un lien, et tu vois tout de suite qui a payé.',
  noneTitle: 'Rien à payer',
  noneText: 'Quand ton équipe collecte de l’argent, ce qu’on te demande apparaît ici.',
  unlock: {
    title: 'Débloque les collectes Premium',
    text: 'Collecte l’argent de ton équipe sans listes ni relances à la main.',
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
  deleteText: 'Personne n’a encore été sollicité. Ce que tu y as saisi sera perdu.',
  deleting: 'Suppression…',
  deleted: 'Le brouillon est supprimé',
  progress: (name) => `Collecté pour ${name}`,
  ofSum: (held, whole) => `${held} sur ${whole}`,
  owed: (sum) => `${sum} à recevoir`,
  late: (sum) => `${sum} en retard`,
  paidBills: (paid, all) => `Payées : ${paid} sur ${all}`,
  noBills: 'Aucun formulaire rempli pour l’instant',
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
      membership:
        'Les cotisations d’une saison : plusieurs tarifs, paiement en plusieurs fois, questions à l’inscription.',
      activity: 'Un tournoi, un stage, un voyage : ce que coûte la participation.',
      pre_order: 'Maillots, billets, gâteaux : des articles avec tailles et stock.',
      fund: 'Un objectif commun : chacun donne ce qu’il veut.',
    },
    onlyAdmins: 'Seuls les admins de l’équipe gèrent les collectes.',
    failed: 'La collecte n’a pas pu être créée',
    failedText: 'Réessaie dans un instant.',
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
      private: 'Pour les gens de ton club, après connexion.',
      public: 'Pour tout le monde : mets-la sur ta page, ou envoie-la.',
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
