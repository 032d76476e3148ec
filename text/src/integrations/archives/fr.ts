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
  former_people:
    'Les anciens membres, les invités d’autres équipes et les responsables légaux bloqués',
  pictures: 'Les images, logos et fichiers',
  messages: 'Les messages et commentaires',
  collections: 'Les collectes, les factures et l’abonnement',
  votes: 'Les votes pour l’étoile du match : qui a choisi qui reste secret',
  match_sheets: 'Les feuilles de match',
  match_days: 'Les compositions, comptes rendus, personnes qui tiennent le score et votes',
  series: 'Les règles de répétition : chaque date est un événement à part',
  planned_invitations:
    'Les invitations prévues : qui n’a pas encore été invité le sera quand tu le décideras',
  reminders: 'Les rappels et invitations prévues',
  links: 'Les liens, calendriers suivis, webhooks et pages publiques des championnats',
  history: 'Qui a changé ou répondu quoi et quand : tout est écrit à ton nom',
}

export const archives: typeof english = {
  exportTitle: 'Exporter ou déplacer l’équipe',
  exportAbout:
    'L’effectif, le calendrier, les championnats et les jours de match de l’équipe dans un seul fichier : un autre Touchline, ou celui-ci, en fait une nouvelle équipe. Certaines choses restent ici : les deux listes sont ci-dessous. Garde ce fichier comme l’effectif lui-même : il contient des noms, des adresses et des dates de naissance.',
  onlyAdmins:
    'Seuls les admins de l’équipe peuvent l’emporter, et seulement s’ils peuvent voir tout l’effectif.',
  make: 'Créer l’archive',
  making: 'Préparation…',
  made: 'L’archive est enregistrée',
  within: 'Ce qui part avec',
  without: 'Ce qui reste ici',
  beyond:
    'Quelque chose dans l’équipe est plus long que ce qu’une archive peut contenir. Raccourcis-le et réessaie :',
  importTitle: 'Importer une équipe',
  importAbout:
    'Une équipe emportée d’un Touchline devient une nouvelle équipe à toi. Personne n’est invité, relié ni contacté.',
  choose: 'Choisir un fichier',
  drop: 'Dépose l’archive ici',
  hint: 'Un fichier touchline-team-….zip, 5 Mo au maximum',
  reading: 'Lecture…',
  madeAt: (day: string) => `Emportée le ${day}`,
  sameName: 'Tu as déjà une équipe de ce nom. Une autre sera créée ; ce que tu as reste tel quel.',
  whatIsMade: 'Voici ce qui sera créé',
  me: (name: string) => `Tu deviens ${name} dans l’effectif.`,
  notMe:
    'D’après ton adresse e-mail, tu n’es aucune de ces personnes : tu rejoins l’effectif comme admin.',
  admins: (count: number) =>
    count < 2
      ? `${count} personne serait admin en rejoignant l’équipe.`
      : `${count} personnes seraient admins en rejoignant l’équipe.`,
  confirm: 'Créer cette équipe',
  importing: 'Création de l’équipe…',
  other: 'Choisir un autre fichier',
  kinds,
  left,
}
