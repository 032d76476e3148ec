import { of } from '../../elision.ts'
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
  messageRequired: 'Il faut un message',
  announcement: 'Annonce',
  announcementHint: 'Tout le monde la lit, seul l’encadrement peut répondre.',

  to: (whom) => `À : ${whom}`,
  whom: 'Pour qui ?',
  whole: 'Toute l’équipe',
  staff: 'Encadrement',
  staffHint: 'Les entraîneurs et admins de l’équipe, et les responsables du club',
  players: 'Joueurs',
  guardians: 'Les parents',
  guardiansHint: 'De tous les moins de 18 ans',
  event: 'Les convoqués d’un événement',
  eventField: 'Événement',
  eventRequired: 'Choisis un événement',
  noEvents: 'Aucun événement à venir',
  named: 'Des personnes en particulier',
  peopleRequired: 'Choisis au moins une personne',
  size: people,
  search: 'Chercher des personnes',
  members: 'Membres',
  parents: 'Les parents un à un',
  parentOf: (children) => `Parent ${of(children)}`,
  nobodyFound: 'Personne ne porte ce nom.',
  failed: 'Les personnes de l’équipe n’ont pas pu être chargées',
  eventsFailed: 'Les événements n’ont pas pu être chargés',
  chosen: (count) => `Choix : ${people(count)}`,

  reaches: {
    both: 'Les parents le reçoivent aussi',
    guardians: 'Moins de 16 ans : les parents le reçoivent à sa place',
    nobody: 'N’a pas encore rejoint l’équipe',
  },

  preview: {
    reach: (count) => (count <= 1 ? `${count} personne le lit` : `${count} personnes le lisent`),
    disturb: (count) =>
      count === 0
        ? 'personne n’est averti'
        : count === 1
          ? '1 est avertie'
          : `${count} sont averties`,
    guardians: (count) =>
      count <= 1
        ? `${count} parent est présent parce que quelqu’un est mineur.`
        : `${count} parents sont présents parce que quelqu’un est mineur.`,
    insteadOf: (names) => `Les parents le lisent à la place ${of(names)}.`,
    missing: (names) => `Ne le recevra pas, n’a pas encore rejoint l’équipe : ${names}.`,
    failed: 'Impossible de savoir combien de personnes le reçoivent.',
    refusal: {
      not_allowed: 'Seul l’encadrement peut écrire à des groupes.',
      too_young:
        'Jusqu’à tes 16 ans, ce sont tes parents qui écrivent aux gens pour toi. Tu peux écrire là où toute l’équipe lit.',
      guardian_needed:
        'Un mineur serait seul avec un adulte. Un parent doit d’abord rejoindre l’équipe.',
      nobody: 'Aucune de ces personnes n’a encore rejoint l’équipe.',
    },
  },
}
