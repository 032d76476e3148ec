import { withFullStop } from '@touchline/domain/values/full-stop'

import type { childrenLetters as english } from './en.ts'

export const childrenLetters: typeof english = {
  comingOfAge: {
    subject: (team) => `Bientôt 18 ans : ce qui change dans ${team}`,
    heading: 'Bientôt 18 ans',
    toPerson: (team, day) =>
      `À partir du ${day}, c’est toi qui décides dans ${team} : tes données, tes réponses, tes autorisations.`,
    toPersonGuardians:
      'Ce jour-là, l’accès de tes responsables légaux prend fin. Tu n’as rien à faire.',
    toGuardian: (child, team, day) =>
      `${child} aura bientôt 18 ans. À partir du ${day}, ${child} décidera dans ${team}, et ton accès de parent prendra fin.`,
    noAccount: (child) =>
      `${child} n’a pas encore de compte. Indique son adresse e-mail dans le profil, et nous enverrons une invitation ce jour-là.`,
    action: 'Ouvrir le profil',
    why: 'Tu reçois cet e-mail parce que toi ou ton enfant faites partie d’une équipe sur Touchline.',
  },
  cameOfAge: {
    subject: (team) => `C’est toi qui décides maintenant dans ${team}`,
    heading: 'Tu as 18 ans',
    body: (team) =>
      `À partir d’aujourd’hui, tu décides toi-même dans ${withFullStop(team)} L’accès de tes responsables légaux a pris fin.`,
    consents: 'Leurs autorisations restent valables jusqu’à ce que tu les changes.',
    action: 'Voir mes autorisations',
    guardianSubject: (child, team) => `${child} a 18 ans : ton accès à ${team} a pris fin`,
    guardianHeading: 'Ton enfant a 18 ans',
    guardianBody: (child, team) =>
      `${child} a 18 ans et décide maintenant dans ${withFullStop(team)} Ton accès de parent a pris fin et tes coordonnées ont été retirées.`,
    why: 'Tu reçois cet e-mail parce que toi ou ton enfant faites partie d’une équipe sur Touchline.',
  },
}
