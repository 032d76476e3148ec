import { withFullStop } from '@touchline/domain/values/full-stop'

import type { childrenLetters as english } from './en.ts'

export const childrenLetters: typeof english = {
  comingOfAge: {
    subject: (team) => `Bientôt 18 ans : ce qui change dans ${team}`,
    heading: 'Bientôt 18 ans',
    toPerson: (team, day) =>
      `À partir du ${day}, c’est toi qui décides dans ${team} : tes données, tes réponses, tes autorisations.`,
    toPersonGuardians: 'Ce jour-là, l’accès de tes responsables légaux prend fin.',
    toGuardian: (child, team, day) =>
      `${child} aura 18 ans. À partir du ${day}, ${child} décide dans ${team}, et ton accès prend fin.`,
    noAccount: (child) =>
      `${child} n’a pas encore de compte. Ajoute son adresse e-mail au profil pour l’inviter.`,
    action: 'Ouvrir le profil',
    why: 'Envoyé parce que toi ou ton enfant faites partie de l’équipe.',
  },
  cameOfAge: {
    subject: (team) => `C’est toi qui décides maintenant dans ${team}`,
    heading: 'Tu as 18 ans',
    body: (team) =>
      `Dès aujourd’hui, tu décides dans ${withFullStop(team)} L’accès de tes responsables légaux a pris fin.`,
    consents: 'Leurs autorisations restent jusqu’à ce que tu les changes.',
    action: 'Voir mes autorisations',
    guardianSubject: (child, team) => `${child} a 18 ans : ton accès à ${team} a pris fin`,
    guardianHeading: 'Ton enfant a 18 ans',
    guardianBody: (child, team) =>
      `${child} décide maintenant dans ${withFullStop(team)} Tes coordonnées ont été retirées.`,
    why: 'Envoyé parce que toi ou ton enfant faites partie de l’équipe.',
  },
}
