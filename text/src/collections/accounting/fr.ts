import type { accounting as english } from './en.ts'

export const accounting: typeof english = {
  loading: 'Chargement des écritures…',
  failed: 'Impossible de charger les écritures',
  heading: 'Fichier pour ton comptable',
  ledger: 'Partie double',
  ledgerText:
    'Les écritures de toutes les équipes dans chaque devise, en tableau avec débit et crédit.',
  datev: 'Pour DATEV',
  text: 'Les écritures de toutes les équipes au format DATEV. Ton comptable connaît les deux numéros.',
  from: 'Du',
  to: 'Au',
  count: (bookings) => (bookings < 2 ? `${bookings} écriture` : `${bookings} écritures`),
  charged: (sum) => `${sum} facturés`,
  paid: (sum) => `${sum} reçus`,
  waived: (sum) => `${sum} exonérés`,
  outstanding: (sum) => `${sum} à recevoir`,
  leftOut: (bookings) =>
    bookings < 2
      ? `${bookings} écriture dans une autre devise n’est pas dans le fichier.`
      : `${bookings} écritures dans d’autres devises ne sont pas dans le fichier.`,
  consultant: 'Numéro de cabinet',
  client: 'Numéro de client',
  more: 'Comptes et exercice',
  chart: 'Plan comptable',
  charts: {
    '42': 'SKR 42 pour les associations',
    '49': 'SKR 49 pour les associations (ancien)',
    '03': 'SKR 03 pour les entreprises',
    '04': 'SKR 04 pour les entreprises (ordre du bilan)',
  },
  accountLength: 'Chiffres par compte',
  yearBegins: 'L’exercice commence en',
  accounts: {
    debtors: 'Créances',
    fees: 'Cotisations',
    charges: 'Frais de relance et de rejet',
    bank: 'Compte bancaire',
    cash: 'Caisse',
    transit: 'Cartes et bons à encaisser',
  },
  save: 'Télécharger le fichier',
  saved: 'Fichier enregistré',
  consultantWrong: 'Saisis un nombre de 1001 à 9999999',
  clientWrong: 'Saisis un nombre de 1 à 99999',
  dayMissing: 'Choisis un jour',
  problems: {
    account_wrong: 'Autant de chiffres qu’indiqué plus haut',
    account_twice: 'Déjà utilisé de l’autre côté d’une écriture. Choisis un autre compte.',
    other_year: 'Choisis des jours d’un seul exercice',
    before_start: 'Choisis un jour plus tard',
    no_bookings: 'Aucune écriture sur cette période',
    too_many: 'Choisis une période plus courte : DATEV accepte 99 999 écritures au plus',
  },
}
