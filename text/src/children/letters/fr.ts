import type { childrenLetters as english } from './en.ts'

export const childrenLetters: typeof english = {
  comingOfAge: {
    subject: (team) => `${team}\u00A0: bientôt la majorité`,
    heading: 'Bientôt la majorité',
    toPerson: (team, day) =>
      `Tu auras bientôt 18 ans. À partir du ${day}, tu décideras toi-même dans ${team}\u00A0: tes données, tes réponses, tes autorisations.`,
    toPersonGuardians:
      'Ce jour-là, l’accès de tes responsables légaux prend fin. Tu n’as rien à faire.',
    toGuardian: (child, team, day) =>
      `${child} aura bientôt 18 ans. À partir du ${day}, ${child} décidera dans ${team}, et ton accès de parent prendra fin.`,
    noAccount: (child) =>
      `${child} n’a pas encore de compte. Indique son adresse e-mail dans le profil, et nous enverrons une invitation ce jour-là.`,
    action: 'Ouvrir le profil',
    why: 'Tu reçois cet e-mail parce qu’il te concerne, toi ou ton enfant, dans une équipe sur Touchline.',
  },
  cameOfAge: {
    subject: (team) => `${team}\u00A0: maintenant, tu décides`,
    heading: 'Tu as 18 ans',
    body: (team) =>
      `À partir d’aujourd’hui, tu décides toi-même dans ${team}. L’accès de tes responsables légaux a pris fin.`,
    consents:
      'Ce qu’ils ont accepté ou refusé pour toi reste valable jusqu’à ce que tu changes d’avis.',
    action: 'Voir mes autorisations',
    guardianSubject: (team) => `${team}\u00A0: ton accès de parent a pris fin`,
    guardianHeading: 'Ton enfant a 18 ans',
    guardianBody: (child, team) =>
      `${child} a 18 ans, et ses décisions dans ${team} lui appartiennent maintenant. Ton accès de parent a pris fin, et tes coordonnées ont été retirées de l’équipe.`,
    why: 'Tu reçois cet e-mail parce qu’il te concerne, toi ou ton enfant, dans une équipe sur Touchline.',
  },
}
