import { withDe } from '../../elision.ts'
import type { summaries as english } from './en.ts'

export const summaries: typeof english = {
  messages: {
    subject: (team) => `Nouveaux messages dans ${team}`,
    subjectFrom: (names, team) => `Nouveaux messages ${withDe(names)} (${team})`,
    subjectOfSeveral: (count) => `Nouveaux messages dans ${count} conversations`,
    intro: 'Voici ce que tu n’as pas encore lu.',
    wholeTeam: 'Tout le monde',
    roles: { staff: 'Encadrement', players: 'Joueurs', guardians: 'Parents' },
    formerMember: 'Ancien membre',
    wordless: 'a envoyé un fichier ou un sondage',
    more: (count) => (count === 1 ? '1 autre message' : `${count} autres messages`),
    manyMore: 'Et encore beaucoup d’autres messages',
    answer: 'Lire et répondre',
    why: 'Envoyé parce que tu as des messages non lus.',
  },
  day: {
    subject: (count) =>
      count === 1 ? 'Ta journée : 1 nouveauté' : `Ta journée : ${count} nouveautés`,
    intro: 'Tes nouveautés non lues.',
    others: 'Touchline',
    more: (count) => (count === 1 ? 'Et 1 autre nouveauté' : `Et ${count} autres nouveautés`),
    action: 'Tout voir',
    why: 'Un e-mail par jour. Les changements et messages arrivent tout de suite.',
    push: (count) => (count === 1 ? '1 autre nouveauté' : `${count} autres nouveautés`),
  },
}
