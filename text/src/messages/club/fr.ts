import type { clubMessage as english } from './en.ts'

export const clubMessage: typeof english = {
  title: 'Écrire aux équipes',
  write: 'Écrire',
  to: 'À',
  teams: 'Équipes',
  allTeams: (count) => `Les ${count} équipes`,
  teamsRequired: 'Choisis au moins une équipe',
  role: 'Qui dans ces équipes',
  roles: {
    everyone: 'Tout le monde',
    guardians: 'Parents',
    players: 'Joueurs',
    staff: 'Entraîneurs',
  },
  reach: (count) => (count <= 1 ? `Pour ${count} personne` : `Pour ${count} personnes`),
  guardians: (count) => (count <= 1 ? `${count} parent` : `${count} parents`),
  players: (count) => (count <= 1 ? `${count} joueur` : `${count} joueurs`),
  staff: (count) => (count <= 1 ? `${count} entraîneur` : `${count} entraîneurs`),
  missing: (count) =>
    count <= 1 ? `${count} personne injoignable` : `${count} personnes injoignables`,
  notReached: 'Personne n’est encore joignable ici.',
  countFailed: 'Impossible de compter les destinataires.',
  replies: 'Les réponses n’arrivent qu’à toi.',
  sent: (teams) => (teams <= 1 ? `Envoyé à ${teams} équipe` : `Envoyé à ${teams} équipes`),
}
