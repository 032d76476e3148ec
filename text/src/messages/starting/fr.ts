import { withDe } from '../../elision.ts'
import type { starting as english } from './en.ts'

const people = (count: number) => (count <= 1 ? `${count} personne` : `${count} personnes`)

export const starting: typeof english = {
  steps: ['Écrire le message', 'Choisir les destinataires'],
  next: 'Suivant',
  back: 'Retour',
  start: 'Envoyer',
  starting: 'Envoi…',
  subject: 'Objet',
  message: 'Ton message',
  messageRequired: 'Écris un message',
  announcement: 'Annonce',
  announcementHint: 'Seul l’encadrement peut répondre.',

  to: (whom) => `À : ${whom}`,
  whom: 'Pour qui ?',
  whole: 'Toute l’équipe',
  staff: 'Encadrement',
  staffHint: 'Entraîneurs, admins et responsables du club',
  players: 'Joueurs',
  guardians: 'Les parents',
  guardiansHint: 'Des moins de 18 ans',
  event: 'Les convoqués d’un événement',
  eventField: 'Événement',
  eventRequired: 'Choisis un événement',
  noEvents: 'Aucun événement à venir',
  sender: 'L’expéditeur',
  named: 'Personnes choisies',
  peopleRequired: 'Choisis au moins une personne',
  size: people,
  search: 'Chercher des personnes',
  members: 'Membres',
  parents: 'Parents un à un',
  parentOf: (children) => `Parent ${withDe(children)}`,
  noPeopleFound: 'Aucun résultat.',
  failed: 'Impossible de charger les membres',
  eventsFailed: 'Impossible de charger les événements',
  chosen: (count) => `Choix : ${people(count)}`,

  reaches: {
    both: 'Les parents le reçoivent aussi',
    guardians: 'Moins de 16 ans : les parents le reçoivent à sa place',
    nobody: 'N’a pas encore rejoint l’équipe',
  },

  preview: {
    reach: (count) => (count <= 1 ? `Envoyé à ${count} personne` : `Envoyé à ${count} personnes`),
    disturb: (count) =>
      count === 0
        ? 'personne n’est averti'
        : count === 1
          ? '1 est avertie'
          : `${count} sont averties`,
    guardians: (count) =>
      count <= 1 ? `Dont ${count} parent de mineur.` : `Dont ${count} parents de mineurs.`,
    insteadOf: (names) => `Les parents le reçoivent à la place ${withDe(names)}.`,
    missing: (names) => `Pas encore dans l’équipe : ${names}.`,
    failed: 'Impossible de compter les destinataires.',
    refusal: {
      not_allowed: 'Seul l’encadrement peut écrire à des groupes.',
      too_young: 'Jusqu’à 16 ans, tu peux seulement écrire à toute l’équipe.',
      guardian_needed:
        'Un parent doit d’abord rejoindre l’équipe : un mineur n’est jamais seul avec un adulte.',
      nobody: 'Personne parmi eux n’a encore rejoint l’équipe.',
    },
  },
}
