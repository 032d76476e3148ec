import type { LeftOut, PreviewedKind } from '@touchline/domain/integrations/archives'

import type { archives as english } from './en.ts'

const kinds: Record<PreviewedKind, string> = {
  members: 'Membres',
  guardians: 'Parents et responsables légaux',
  events: 'Événements',
  series: 'Événements récurrents',
  answers: 'Réponses',
  marks: 'Présences',
  lineUps: 'Compositions',
  matchEvents: 'Faits de match : buts, cartons, remplacements',
  leagues: 'Championnats',
  matches: 'Matchs',
  seasons: 'Saisons',
  venues: 'Lieux',
  opponents: 'Adversaires',
  tasks: 'Tâches',
  fields: 'Champs des membres',
}

const left: Record<LeftOut, string> = {
  accounts: 'Les comptes : chacun rejoint l’équipe à nouveau',
  health: 'Les données de santé et les contacts d’urgence',
  consents: 'Les autorisations : elles sont redemandées',
  former_people: 'Anciens membres, invités et responsables bloqués',
  pictures: 'Les images, logos et fichiers',
  messages: 'Les messages et commentaires',
  collections: 'Les collectes, les factures et l’abonnement',
  votes: 'Votes pour l’étoile du match',
  match_sheets: 'Les feuilles de match',
  match_days: 'Compositions, feuilles de match, scores en direct et votes',
  series: 'Répétition : chaque date devient un événement à part',
  planned_invitations: 'Invitations prévues : à envoyer toi-même',
  reminders: 'Les rappels et invitations prévues',
  links: 'Liens, calendriers suivis, webhooks et pages publiques des championnats',
  history: 'Historique : tout est écrit à ton nom',
}

export const archives: typeof english = {
  exportTitle: 'Exporter ou déplacer l’équipe',
  exportAbout:
    'Un fichier pour tout site Touchline. Il contient des données personnelles : garde-le en lieu sûr.',
  onlyAdmins: 'Réservé aux admins qui voient tout l’effectif.',
  make: 'Créer l’archive',
  making: 'Préparation…',
  made: 'L’archive est enregistrée',
  within: 'Ce qui part avec',
  without: 'Ce qui reste ici',
  beyond: 'Raccourcis ceci pour exporter l’équipe :',
  importTitle: 'Importer une équipe',
  importAbout: 'Crée une équipe à partir d’un export. Personne n’est invité ni contacté.',
  choose: 'Choisir un fichier',
  drop: 'Dépose l’archive ici',
  hint: 'Un fichier touchline-team-….zip, 5 Mo au maximum',
  reading: 'Lecture…',
  madeAt: (day: string) => `Exportée le ${day}`,
  sameName: 'Tu as déjà une équipe de ce nom.',
  whatIsMade: 'Voici ce qui sera créé',
  me: (name: string) => `Tu deviens ${name} dans l’effectif.`,
  notMe: 'Ton adresse n’est pas dans l’effectif : tu arrives comme admin.',
  admins: (count: number) =>
    count < 2
      ? `${count} personne sera admin en rejoignant l’équipe.`
      : `${count} personnes seront admins en rejoignant l’équipe.`,
  confirm: 'Créer cette équipe',
  importing: 'Création de l’équipe…',
  other: 'Choisir un autre fichier',
  kinds,
  left,
}
