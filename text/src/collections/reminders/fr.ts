import type { reminders as english } from './en.ts'

const letters = (count: number) =>
  count === 0 || count === 1 ? `${count} famille` : `${count} familles`

export const reminders: typeof english = {
  loading: 'Chargement des factures en retard…',
  failed: 'Impossible de charger les factures en retard',
  none: 'Aucun retard de paiement',

  overdue: (families, sum) => `${letters(families)} en retard · ${sum}`,
  remind: (count) => `Relancer ${letters(count)}`,
  remindTitle: (count) => `Relancer ${letters(count)} ?`,
  remindText: (count) =>
    count === 1
      ? 'Un e-mail avec toutes ses factures en retard.'
      : 'Un e-mail chacune, avec toutes ses factures en retard.',
  fees: (sum) => `Frais de rappel : ${sum}`,
  sending: 'Envoi des rappels…',
  sent: (count) => (count < 2 ? `${count} rappel envoyé` : `${count} rappels envoyés`),
  postponed: (count) => `${letters(count)} : trop d’e-mails aujourd’hui. Relance demain.`,
  nobody: 'Tout le monde a été relancé.',
  nobodyChosen: 'Choisis au moins une famille',
  changed: 'Des factures ont changé. Vérifie la liste.',
  settings: 'Réglages des rappels',
  automaticOff: 'Envoyer automatiquement',
  automaticOn: 'Envoi automatique',
  columns: {
    select: 'Choisir des familles',
    payer: 'Famille',
    bills: 'En retard',
    amount: 'Montant',
  },
  selectAll: 'Tout choisir',
  selectOne: (name) => `Choisir ${name}`,
  stages: { 1: '1er rappel', 2: '2e rappel', 3: 'Dernier rappel' },
  next: { 1: 'À suivre : 1er rappel', 2: 'À suivre : 2e rappel', 3: 'À suivre : dernier rappel' },
  sentOn: (stage, day) => `${stage} envoyé le ${day}`,
  due: (day) => `à payer avant le ${day}`,
  noAddress: 'Pas d’adresse e-mail',
  waitAnswer: 'Trop tôt pour le prochain rappel',

  form: {
    title: 'Réglages des rappels',
    stage: (stage) => `Rappel ${stage}`,
    afterDays: 'Jours après l’échéance',
    afterDaysWrong: 'Saisis un nombre de 1 à 365',
    fee: (currency) => `Frais en ${currency}`,
    feeWrong: 'Saisis un montant de 100 au plus',
    words: 'Texte',
    language: 'Langue de l’e-mail',
    languages: { en: 'Anglais', fr: 'Français', de: 'Allemand', es: 'Espagnol' },
    add: 'Ajouter un rappel',
    remove: (stage) => `Supprimer le rappel ${stage}`,
    currency: 'Devise des frais',
    automatic: 'Envoyer les rappels automatiquement',
    hour: 'Heure',
    weekday: 'Jour',
    anyDay: 'Tous les jours',
    weekdays: ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'],
    save: 'Enregistrer les réglages',
    saved: 'Réglages enregistrés',
    changed: 'Les réglages ont changé. Ouvre-les de nouveau.',
    problems: {
      days_order: 'Chacun doit venir après le précédent',
      no_stage: 'Ajoute au moins un rappel',
    },
  },
}
